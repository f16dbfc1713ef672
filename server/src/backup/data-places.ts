import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefused } from '../database/refused.ts'
import { shareLock, type Release } from '../platform/shared-lock.ts'

/** Shared by every server that runs over a data directory. */
export const runningLock = (dataDir: string) => join(dataDir, 'wasla.lock')

/** Where a restore puts things together. It is there only while one is under way, or after one that was killed. */
export const restoringIn = (dataDir: string) => join(dataDir, 'restoring')

/** Tells others that a server runs over this data directory. Throws `DatabaseRefused` while, or after half of, a restore. */
export function occupy(dataDir: string): Release {
  const release = shareLock(runningLock(dataDir))
  if (!release) throw new DatabaseRefused('A backup is being restored into this data directory. Start again when that is done.')
  if (!existsSync(restoringIn(dataDir))) return release
  release()
  throw new DatabaseRefused(
    `A restore was cut short, and ${restoringIn(dataDir)} holds what it had put together. Run npm run restore again.`,
  )
}
