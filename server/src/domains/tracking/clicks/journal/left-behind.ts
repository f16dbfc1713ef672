import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock, type Release } from '#platform/shared-lock.ts'
import { ownerLock } from './journal.ts'

/**
 * Returns the folder of the journals that belong to the current data. After a reset, the demo uses another folder and does not read earlier
 * journals.
 */
export const journalsIn = (dataDir: string, world: string) => join(dataDir, 'clicks', world)

export type LeftBehind = { journal: string; folder: string; release: Release; remove(): Promise<void> }

/** Takes the lock of a journal. Returns null if another process has it, or if the owner is removing the journal at this moment. */
function tryLock(folder: string): Release | null {
  try {
    return takeLock(ownerLock(folder))
  } catch (error) {
    if (existsSync(folder)) throw error
    return null
  }
}

/** Takes over a journal whose process has ended; returns null if another process has it. */
function take(parent: string, journal: string): LeftBehind | null {
  const folder = join(parent, journal)
  const release = tryLock(folder)
  if (!release) return null
  return {
    journal,
    folder,
    release,
    async remove() {
      release()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Takes over the journals of ended processes, except those for which `others` is true. If several processes do so, each journal goes to one
 * of them.
 */
export async function takeLeftBehind(dataDir: string, world: string, others: (journal: string) => boolean): Promise<LeftBehind[]> {
  const parent = journalsIn(dataDir, world)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const found = await readdir(parent, { withFileTypes: true })
  return found.flatMap((entry) => (entry.isDirectory() && !others(entry.name) ? (take(parent, entry.name) ?? []) : []))
}

/** Returns whether the folder has any journals besides those for which `others` is true. Without any, there is nothing to take over. */
export async function hasOthers(dataDir: string, world: string, others: (journal: string) => boolean): Promise<boolean> {
  const parent = journalsIn(dataDir, world)
  return existsSync(parent) && (await readdir(parent)).some((name) => !others(name))
}
