import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock, type Release } from '#platform/shared-lock.ts'
import { ownerLock } from './journal.ts'

/** Where journals lie: those of one world of the database together, for a demonstration that began anew has nothing to do with those before. */
export const journalsIn = (dataDir: string, world: string) => join(dataDir, 'clicks', world)

export type LeftBehind = { journal: string; folder: string; release: Release; remove(): Promise<void> }

/** Null also where its owner removes it at this moment. */
function tryLock(folder: string): Release | null {
  try {
    return takeLock(ownerLock(folder))
  } catch (error) {
    if (existsSync(folder)) throw error
    return null
  }
}

/** A journal whose process ended is this process's now; null where somebody has it. */
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

/** Takes the journals of this world whose processes ended, but those named. Of several processes each journal falls to one. */
export async function takeLeftBehind(dataDir: string, world: string, others: (journal: string) => boolean): Promise<LeftBehind[]> {
  const parent = journalsIn(dataDir, world)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const found = await readdir(parent, { withFileTypes: true })
  return found.flatMap((entry) => (entry.isDirectory() && !others(entry.name) ? (take(parent, entry.name) ?? []) : []))
}

/** Whether journals of this world lie there beside those named: only then is there anything to take. */
export async function hasOthers(dataDir: string, world: string, others: (journal: string) => boolean): Promise<boolean> {
  const parent = journalsIn(dataDir, world)
  return existsSync(parent) && (await readdir(parent)).some((name) => !others(name))
}
