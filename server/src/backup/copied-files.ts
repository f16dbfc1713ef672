import { copyFileSync, existsSync, linkSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The same file under a second name, which costs no room; a copy where the disk knows no such names. False where it is gone. */
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

/** Puts every file of `from` into `to`. A file is written once and never changed, so one content under two names is safe. */
export function takeFiles(from: string, to: string): void {
  for (const name of namesIn(from)) linkOrCopy(join(from, name), join(to, name))
}

/**
 * Leaves in `to` exactly the files the copied database speaks of, those that came while it was copied included. Answers the names of
 * those that are nowhere.
 */
export function settleFiles(from: string, to: string, listed: readonly string[]): string[] {
  const known = new Set(listed)
  for (const name of namesIn(to)) if (!known.has(name)) rmSync(join(to, name))
  const there = new Set(namesIn(to))
  return listed.filter((name) => !there.has(name) && !linkOrCopy(join(from, name), join(to, name)))
}
