import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** A copy, for what is written on; all at once under its name. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const unfinished = `${to}.part`
  try {
    copyFileSync(from, unfinished)
    renameSync(unfinished, to)
  } catch (error) {
    // Counted meanwhile: the database that is copied after it knows.
    if (!isGone(error)) throw error
  }
}

/**
 * Copies the journals of clicks that wait to be counted. What is in the other place already stays: segments only grow until they go, so it is
 * the same and perhaps more. Into a backup before its database, so that a click is in one of the two; how far each journal is counted stands
 * in the database, so none counts twice.
 */
export function copyJournals(from: string, to: string): void {
  if (!existsSync(from)) return
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.clicks'))
  for (const name of names) if (!existsSync(join(to, name))) copy(join(from, name), join(to, name))
}
