import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseRefused } from '../database/refused.ts'
import { shareLock, type Release } from '../platform/shared-lock.ts'

/** Path of the lock that all servers of a data directory share. */
export const runningLock = (dataDir: string) => join(dataDir, 'wasla.lock')

/** Folder in which a restore prepares its files. It exists only during a restore, or after one that was killed. */
export const restoringIn = (dataDir: string) => join(dataDir, 'restoring')

/** Takes the shared lock of a running server. Throws `DatabaseRefused` during a restore or after an interrupted one. */
export function occupy(dataDir: string): Release {
  const release = shareLock(runningLock(dataDir))
  if (!release) throw new DatabaseRefused('A backup is being restored into this data directory. Start again when that is done.')
  if (!existsSync(restoringIn(dataDir))) return release
  release()
  throw new DatabaseRefused(
    `A restore was cut short, and ${restoringIn(dataDir)} holds what it had put together. Run npm run restore again.`,
  )
}
