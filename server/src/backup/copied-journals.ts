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
    // The segment is gone because its clicks were counted: the database is copied later and has them.
    if (!isGone(error)) throw error
  }
}

/**
 * Copies the journals of clicks that are not counted yet. Keeps a segment that the target already has: segments only grow until they are
 * removed, so the target's segment is the same or longer. A backup copies the journals before the database, so that each click is in the
 * journals, in the database or in both. No click counts twice, because the database stores how far each journal is counted.
 */
export function copyJournals(from: string, to: string): void {
  if (!existsSync(from)) return
  const names = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.clicks'))
  for (const name of names) if (!existsSync(join(to, name))) copy(join(from, name), join(to, name))
}
