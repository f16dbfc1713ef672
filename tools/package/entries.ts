import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the sources of components, patterns and primitives: each has a folder with its name. */
const named = (home: string): string[] =>
  globSync('{components,patterns,primitives}/*/*.tsx', { cwd: home })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => path.posix.basename(file, '.tsx') === path.posix.basename(path.posix.dirname(file)))

/** Returns the sources of the other entries: hooks, stores, variants and pure functions. */
const further = (home: string): string[] => JSON.parse(readFileSync(path.join(home, 'entries.json'), 'utf8')) as string[]

/** Returns the address of a source in the package: `components/Button`, `components/Toast/toastStore`, `tokens/vars`. */
function addressOf(file: string): string {
  const plain = file.replace(/(?:\.css)?\.tsx?$/u, '')
  const [room, folder, own] = plain.split('/')
  return own !== undefined && own === folder ? `${room}/${folder}` : plain
}

/**
 * Returns the source of every entry by its address, in order. `home` is the folder of the design system. If it is older than the list of
 * further entries, the list in the folder `listed` is used.
 */
export const entriesOf = (home: string, listed = home): ReadonlyMap<string, string> =>
  new Map(
    [...named(home), ...further(existsSync(path.join(home, 'entries.json')) ? home : listed)]
      .map((file) => [addressOf(file), file] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
