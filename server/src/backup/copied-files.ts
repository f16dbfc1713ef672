import { copyFileSync, existsSync, linkSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Makes a hard link, which needs no disk space, or a copy if the disk has no hard links. Returns false if the file is gone. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true
    if (codeOf(error) === 'ENOENT') return false
  }
  try {
    copyFileSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.endsWith('.part')) : [])

/** Links every file of `from` into `to`. This is safe because a file never changes after it is written. */
export function takeFiles(from: string, to: string): void {
  for (const name of namesIn(from)) linkOrCopy(join(from, name), join(to, name))
}

/**
 * Makes `to` contain exactly the files that the copied database lists: removes all others, and adds those that were stored during the copy.
 * Returns the names of listed files that neither folder has.
 */
export function settleFiles(from: string, to: string, listed: readonly string[]): string[] {
  const known = new Set(listed)
  for (const name of namesIn(to)) if (!known.has(name)) rmSync(join(to, name))
  const there = new Set(namesIn(to))
  return listed.filter((name) => !there.has(name) && !linkOrCopy(join(from, name), join(to, name)))
}
