import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Tell } from '../builds.ts'
import { Camera, startBrowser, type StoryInfo } from '../camera.ts'
import { filesOf, listen } from '../site.ts'
import { proveAll, type Options, type Proved } from './run.ts'

type Index = { entries: Readonly<Record<string, { importPath: string }>> }

/** Returns the file of each story of a build, by a path inside the project. */
export function filesOfStories(build: string): ReadonlyMap<string, string> {
  const { entries } = JSON.parse(readFileSync(path.join(build, 'index.json'), 'utf8')) as Index
  return new Map(Object.entries(entries).map(([id, { importPath }]) => [id, importPath.replace(/^\.\//u, '')]))
}

/** Compares the chosen stories of a build with their mirror images. `choose` receives all stories, without docs pages. */
export async function proveBuild(
  build: string,
  choose: (stories: readonly StoryInfo[]) => readonly StoryInfo[],
  tell: Tell,
  options: Options = {},
): Promise<Proved[]> {
  const browser = await startBrowser(tell)
  const site = await listen(filesOf(build))
  try {
    const camera = await Camera.place(browser, site.address)
    const stories = (await camera.list()).filter(
      ({ isDocs, parameters }) => !isDocs && parameters['visual'] !== 'none' && parameters['mirror'] !== 'none',
    )
    await camera.leave()
    return await proveAll(browser, site.address, choose(stories), options)
  } finally {
    await browser.close()
    await site.close()
  }
}
