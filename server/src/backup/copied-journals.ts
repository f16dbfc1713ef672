import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Copies a file that is still written to. The copy appears under its name only when it is complete. */
function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
  const unfinished = `${to}.part`
  try {
    copyFileSync(from, unfinished)
    renameSync(unfinished, to)
  } catch (error) {
    // Counted meanwhile: the database, which is copied after it, has the clicks.
    if (!isGone(error)) throw error
  }
}

/**
 * Copies the journals of clicks that are not counted yet. Keeps a segment that the target has already: segments only grow until they are
 * removed, so it is the same or longer. A backup copies them before the database, so that each click is in one of the two. No click counts
 * twice, because the database stores how far each journal is counted.
 */
export function copyJournals(from: string, to: string): void {
  if (!existsSync(from)) return
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.clicks'))
  for (const name of names) if (!existsSync(join(to, name))) copy(join(from, name), join(to, name))
}
