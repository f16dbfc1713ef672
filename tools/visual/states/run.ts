import { inRoot } from '../../process.ts'
import { buildHere, portionOf, type Tell } from '../builds.ts'
import { startBrowser, type StoryInfo } from '../camera.ts'
import { progress } from '../progress.ts'
import { requestedBy } from '../requested.ts'
import { filesOf, listen } from '../site.ts'
import { photograph } from './photograph.ts'
import { writeStatesView } from './report.ts'
import { doubtsOf, type Photographed } from './shown.ts'

/** The end of the id of every story of states. */
const ending = '-states--every-state'

/** Photographs the chosen matrices of a built Storybook in all their modes. */
async function photographBuild(
  build: string,
  choose: (story: StoryInfo) => boolean,
  tell: Tell,
  watch?: ReturnType<typeof progress>,
): Promise<Photographed[]> {
  const site = await listen(filesOf(build))
  const browser = await startBrowser(tell)
  try {
    return await photograph(browser, site.address, choose, watch)
  } finally {
    await browser.close()
    await site.close()
  }
}

/**
 * Photographs the matrices of the components whose ids hold one of the words, or all, and writes the view of states. Resolves to 1 if a
 * state looks like rest, else to 0.
 */
export async function lookAtStates(words: readonly string[], tell: Tell): Promise<number> {
  const build = await buildHere(tell, portionOf([ending]))
  const started = performance.now()
  const taken = await photographBuild(build, ({ id }) => requestedBy(words)(id), tell, progress('matrices'))
  if (taken.length === 0) throw new Error('No matrix has an id with these words.')
  await writeStatesView(inRoot('states-report'), taken)
  const doubts = doubtsOf(taken)
  for (const doubt of doubts) tell(doubt)
  const cells = taken.reduce((sum, { matrix }) => sum + matrix.cells.length, 0)
  tell(`${cells} cells of ${taken.length} pictures in ${Math.round((performance.now() - started) / 1000)} s`)
  tell(doubts.length === 0 ? 'Every state differs from rest.' : `${doubts.length} states need a look: open states-report/states.html.`)
  return doubts.length === 0 ? 0 : 1
}
