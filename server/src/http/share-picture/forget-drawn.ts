import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { lastErasure } from './store.ts'

/** Folders of pictures that are drawn or fetched once: share pictures, and pictures of other sites. */
const folders = ['share', 'covers'] as const

/** Milliseconds after an erasure in which a picture may still have been drawn from the erased data. */
const margin = 60_000

/**
 * Removes every stored picture that is older than the last erasure: a picture does not record whom it shows, and it is drawn again on
 * request. The time of the erasure is in the database, so a process that ended in between, or one with another disk, does it the next time.
 */
export async function forgetDrawn(db: Database, dataDir: string): Promise<void> {
  const last = await lastErasure(db)
  if (last === null) return
  for (const folder of folders)
    for (const name of await readdir(join(dataDir, folder)).catch(() => [])) {
      const path = join(dataDir, folder, name)
      const drawn = await stat(path).catch(() => null)
      if (drawn && drawn.mtimeMs <= last + margin) await rm(path, { force: true })
    }
}
