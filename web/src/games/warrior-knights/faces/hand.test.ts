import { expect, test } from 'vitest'
import type { ChoiceInfo } from '../../../wire/http'
import { sceneOf, view } from '../test/scene'
import { planless } from './hand'

const stands = { verb: 'planning-done' } as ChoiceInfo

test('a plan that is to stand without a card says so, and no other', () => {
  const scene = sceneOf(view())
  expect(planless(scene, stands)).toBe('')
  for (const baron of scene.view.barons) baron.laid = [[], [], []]
  expect(planless(scene, stands)).toContain('no card')
  expect(planless(scene, { ...stands, verb: 'lay' })).toBe('')
})
