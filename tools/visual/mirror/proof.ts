import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildHere, type Portion, type Tell } from '../builds.ts'
import { Camera, startBrowser, type StoryInfo } from '../camera.ts'
import { filesOf, listen } from '../site.ts'
import { proveAll, type Options, type Proved } from './run.ts'
import { saidOf } from './said.ts'

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

/** Returns at most so many of a list, evenly spread. */
export const spread = <Item>(all: readonly Item[], most: number): Item[] => {
  const step = Math.max(1, all.length / most)
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const portionOfFiles = (files: readonly string[]): Portion => ({
  name: createHash('sha256').update(files.toSorted().join()).digest('hex').slice(0, 8),
  filesIn: () => files,
})

/** The part of `npm test`: compares the stories of these files, at most so many of them. Returns a line for each fault. */
export async function provePart(files: readonly string[] | 'all', most: number): Promise<{ faults: string[]; passed: number }> {
  const silent = () => undefined
  const build = await buildHere(silent, files === 'all' ? undefined : portionOfFiles(files))
  const known = filesOfStories(build)
  const isChosen = ({ id }: StoryInfo) => files === 'all' || files.includes(known.get(id) ?? '')
  const proved = await proveBuild(build, (stories) => spread(stories.filter(isChosen), most), silent, { isPictured: false })
  return { faults: proved.flatMap(saidOf), passed: proved.filter(({ proof }) => proof?.faults.length === 0).length }
}
