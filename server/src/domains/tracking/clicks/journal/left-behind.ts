import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock, type Release } from '#platform/shared-lock.ts'
import { ownerLock } from './journal.ts'

/** The folder of the journals of one world: a demo that is reset does not read earlier journals. */
export const journalsIn = (dataDir: string, world: string) => join(dataDir, 'clicks', world)

export type LeftBehind = { journal: string; folder: string; release: Release; remove(): Promise<void> }

/** Returns null if another process has the lock, or if the owner is just removing the journal. */
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
 * Takes over the journals of this world whose processes have ended, except those for which `others` is true. Of several processes, one gets
 * each journal.
 */
export async function takeLeftBehind(dataDir: string, world: string, others: (journal: string) => boolean): Promise<LeftBehind[]> {
  const parent = journalsIn(dataDir, world)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const found = await readdir(parent, { withFileTypes: true })
  return found.flatMap((entry) => (entry.isDirectory() && !others(entry.name) ? (take(parent, entry.name) ?? []) : []))
}

/** Returns whether there are journals of this world besides those for which `others` is true: only then is there anything to take over. */
export async function hasOthers(dataDir: string, world: string, others: (journal: string) => boolean): Promise<boolean> {
  const parent = journalsIn(dataDir, world)
  return existsSync(parent) && (await readdir(parent)).some((name) => !others(name))
}
