import { beforeEach, expect, test, vi } from 'vitest'
import { meant } from '../table/reach'
import KingsBoard from './crusader-kings/Board.svelte'
import { sceneOf as court, view as courtView } from './crusader-kings/test/scene'
import { look } from './medioevo/map/look.svelte'
import RealmsBoard from './medioevo/Board.svelte'
import GiochixBoard from './mu-giochix/Board.svelte'
import { look as giochixLook } from './mu-giochix/map/look.svelte'
import { army, sceneOf as frontier, view as frontierView } from './mu-giochix/test/scene'
import { armies, lands, sceneOf as europe, view as europeView } from './mu-prototype/test/scene'
import { openStage } from './test/stage'
import WarriorsBoard from './warrior-knights/Board.svelte'
import { sceneOf as realm, view as realmView } from './warrior-knights/test/scene'

const { top, draw, click, thing } = openStage()

beforeEach(() => look.anew())

/** What a click on a part of something drawn means, while a land is offered. */
function clickOn(selector: string, land: string): string[] {
  thing(land).setAttribute('data-lit', '')
  const part = top.querySelector(selector)
  if (!part) throw new Error(`${selector} is not drawn`)
  const event = new MouseEvent('click')
  vi.spyOn(event, 'target', 'get').mockReturnValue(part)
  return meant(event)
}

test('Warrior Knights: a click on a city, a fortress or a noble is for the lit region under it', () => {
  draw(WarriorsBoard, realm(realmView()))
  expect(clickOn('[data-ref="city:monz"] .ribbon', 'region:monz')).toEqual(['region:monz'])
  expect(clickOn('[data-ref="fortress:0"] .wall', 'region:north')).toEqual(['region:north'])
  expect(clickOn('[data-ref="noble:0"] .base', 'region:monz')).toEqual(['region:monz'])
})

test('Crusader Kings: a click on a castle or a figure is for the lit territory under it', () => {
  const { territories } = courtView()
  const held = territories.map((one) => ({ ...one, owner: 1, castle: true, foot: true }))
  draw(KingsBoard, court(courtView({ territories: held })))
  const paris = 'territory:paris'
  for (const piece of ['castle:paris', 'knight:paris', 'foot:paris'])
    expect(clickOn(`[data-ref="${piece}"] path`, paris), piece).toEqual([paris])
})

test('Medioevo: a click on a town or an army is for the lit territory under it, and opens nothing', () => {
  const territories = lands({ vf: armies({ 0: 13 }), level: [2, 3] })
  draw(RealmsBoard, europe(europeView({ territories })))
  const kent = 'territory:kent'
  for (const part of ['.town .wall', '.army .plate']) {
    expect(clickOn(part, kent), part).toEqual([kent])
    click(top.querySelector(part))
    expect(look.place).toBe(-1)
  }
})

test('Medioevo, Giochix: a click on a town or a company is for the lit territory under it, and opens nothing', () => {
  draw(GiochixBoard, frontier(frontierView({ armies: [army(0, 0, [2, 1])] })))
  const kent = 'territory:kent'
  for (const part of ['[data-piece="town:kent"] circle', '.company .body']) {
    expect(clickOn(part, kent), part).toEqual([kent])
    click(top.querySelector(part))
    expect(giochixLook.place).toBe(-1)
  }
})

test('what is itself offered keeps its click', () => {
  draw(WarriorsBoard, realm(realmView()))
  thing('city:monz').setAttribute('data-lit', '')
  expect(clickOn('[data-ref="city:monz"] .ribbon', 'region:monz')).toEqual(['city:monz'])
})
