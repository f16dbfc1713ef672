import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import { makePrivate } from './private-folder.ts'

/**
 * Creates the data directory, checks that it is writable before anything uses it (F31), and takes away other users’ access. Returns the
 * names of files and folders that are still open to other users. Throws the system’s own error.
 */
export function readyDataDir(dataDir: string): string[] {
  mkdirSync(join(dataDir, 'tmp'), { recursive: true, mode: 0o700 })
  const probe = join(dataDir, 'tmp', `probe-${process.pid}`)
  writeFileSync(probe, 'x', { mode: 0o600 })
  rmSync(probe)
  return makePrivate(dataDir)
}

const abandonedAfter = 10 * 60_000

/** Deletes uploads that were not finished, ten minutes after their last change (F18). */
export function forgetUploads(dataDir: string, clock: Clock): void {
  for (const name of readdirSync(join(dataDir, 'tmp'))) {
    const path = join(dataDir, 'tmp', name)
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (changed !== undefined && clock.now() - changed > abandonedAfter) rmSync(path, { force: true, recursive: true })
  }
}
