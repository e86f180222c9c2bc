// The alpha rulebook of Medioevo Universale through the page: a whole game.
import { openHouse } from './support/house'
import { wholeGame } from './support/realms'

const scene = openHouse()

scene('a game of three turns against two bots, the first by clicks', async (invite) => {
  await wholeGame(await invite(), 'mu-alpha', ['order', 'diplomacy', 'purchase', 'combat', 'trade'])
})
