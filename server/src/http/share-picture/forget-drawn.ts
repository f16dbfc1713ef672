import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { lastErasure } from './store.ts'

/** Folders of pictures that are drawn or fetched once: for link previews, and those of other sites. */
const folders = ['share', 'covers'] as const

/** What was being drawn while somebody was erased is written a little later. */
const margin = 60_000

/**
 * Removes every stored picture that is older than the last erasure: whom each shows is not recorded, and each is drawn again when it
 * is requested. The database knows when that was, so a process that ends in between, or one with a disk of its own, does it the
 * next time.
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
