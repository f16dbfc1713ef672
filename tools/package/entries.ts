import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Components, patterns and primitives: each folder with a file of its own name. */
const named = (home: string): string[] =>
  globSync('{components,patterns,primitives}/*/*.tsx', { cwd: home })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => path.posix.basename(file, '.tsx') === path.posix.basename(path.posix.dirname(file)))

/** Parts that have an entry of their own besides the component of their folder: hooks, stores, variants and pure functions. */
const further = (home: string): string[] => JSON.parse(readFileSync(path.join(home, 'entries.json'), 'utf8')) as string[]

/** Returns the address of a source in the package: `components/Button`, `components/Toast/toastStore`, `tokens/vars`. */
function addressOf(file: string): string {
  const plain = file.replace(/(?:\.css)?\.tsx?$/u, '')
  const [room, folder, own] = plain.split('/')
  return own !== undefined && own === folder ? `${room}/${folder}` : plain
}

/**
 * Returns every entry of the package by its address, in order, with its source. `home` is a folder with the sources of the design system.
 * `listed` is the folder whose list of further parts counts if those sources are older than the list.
 */
export const entriesOf = (home: string, listed = home): ReadonlyMap<string, string> =>
  new Map(
    [...named(home), ...further(existsSync(path.join(home, 'entries.json')) ? home : listed)]
      .map((file) => [addressOf(file), file] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
