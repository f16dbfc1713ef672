import type { Tell } from '../builds.ts'
import { Camera, startBrowser, type StoryInfo } from '../camera.ts'
import { progress } from '../progress.ts'
import { filesOf, listen } from '../site.ts'
import { readProduct } from './product.ts'
import { readAll, type Heard } from './run.ts'

/**
 * Reads the chosen stories of a build in both languages. `isChosen` gets all stories, without docs pages. Returns what was heard, and the
 * ids of all stories.
 */
export async function readBuild(build: string, isChosen: (story: StoryInfo) => boolean, tell: Tell) {
  const browser = await startBrowser(tell)
  const site = await listen(filesOf(build))
  try {
    const camera = await Camera.place(browser, site.address)
    const stories = (await camera.list()).filter(({ isDocs, parameters }) => !isDocs && parameters['visual'] !== 'none')
    await camera.leave()
    const watch = progress('stories')
    const heard: Heard[] = await readAll(browser, site.address, stories.filter(isChosen), { watch, product: readProduct() })
    return { heard, all: new Set(stories.map(({ id }) => id)) }
  } finally {
    await browser.close()
    await site.close()
  }
}
