import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { platform, release } from 'node:os'
import path from 'node:path'
import { fingerprint } from '../fingerprint.ts'
import { root } from '../process.ts'
import type { Patience, StoryInfo } from './camera.ts'
import { keyOf } from './plan.ts'
import type { Taken } from './taken.ts'

/** The sources of the camera and of the trees: with others, the same build gives other pictures and trees. */
const camera = [
  ...['tools/visual/camera.ts', 'tools/visual/in-page.ts', '.storybook/modes.ts', 'tools/visual/states', 'tools/visual/firefox'],
  ...['read', 'raw', 'node', 'lines'].map((name) => `tools/visual/access/${name}.ts`),
]

type Place = { id: string; mode: string; isRead?: boolean }

/** Stored pictures and trees of a build that no longer changes, from earlier comparisons. A picture counts only with the tree that is asked for. */
export type Stored = {
  list: () => StoryInfo[] | undefined
  storeList: (stories: readonly StoryInfo[]) => void
  has: (shot: Place, how: Patience) => boolean
  taken: (shot: Place, how: Patience) => Taken | undefined
  store: (shot: Place, how: Patience, taken: Taken) => void
}

/**
 * Returns a name for everything that a picture depends on: the build, the browser with its arguments (`drawnBy`), the camera, and this
 * machine with its fonts. If one of them changes, no stored picture is used.
 */
export function nameOfPictures(build: string, drawnBy: readonly string[]): string {
  // Systems without this command update their fonts with their release.
  const fonts = spawnSync('fc-list', { encoding: 'utf8' }).stdout ?? ''
  const parts = [...drawnBy, fingerprint(root, camera), platform(), release(), fonts.split('\n').toSorted().join('\n')]
  const how = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
  return `pictures-${path.basename(build).replace(/^build-/u, '')}-${how}`
}

/** Stores pictures and trees in a folder. Each is renamed into place when complete, so an interrupted run leaves no half picture. */
export function storedIn(folder: string): Stored {
  mkdirSync(folder, { recursive: true })
  const list = path.join(folder, 'stories.json')
  const fileOf = (shot: Place, how: Patience, ending: 'png' | 'txt') =>
    path.join(folder, `${keyOf(shot).replace(' ', '--')}--${how}.${ending}`)
  const has = (shot: Place, how: Patience) => existsSync(fileOf(shot, how, 'png')) && (!shot.isRead || existsSync(fileOf(shot, how, 'txt')))
  const put = (file: string, content: string | Buffer) => {
    writeFileSync(`${file}.half`, content)
    renameSync(`${file}.half`, file)
  }
  return {
    list: () => (existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as StoryInfo[]) : undefined),
    storeList: (stories) => put(list, JSON.stringify(stories)),
    has,
    taken(shot, how) {
      if (!has(shot, how)) return undefined
      const png = readFileSync(fileOf(shot, how, 'png'))
      return shot.isRead ? { png, tree: readFileSync(fileOf(shot, how, 'txt'), 'utf8') } : { png }
    },
    store(shot, how, { png, tree }) {
      if (tree !== undefined) put(fileOf(shot, how, 'txt'), tree)
      put(fileOf(shot, how, 'png'), png)
    },
  }
}

/** Stores nothing: every picture is taken. */
export const storedNowhere: Stored = {
  list: () => undefined,
  storeList: () => undefined,
  has: () => false,
  taken: () => undefined,
  store: () => undefined,
}
