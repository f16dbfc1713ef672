import { access, constants } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../platform/clock.ts'
import { isDiskFull } from '../platform/disk-room.ts'
import type { Log } from '../platform/log.ts'
import { throttle } from '../platform/throttle.ts'

const hour = 3_600_000

/** Returns why a folder cannot be written; null if it can. A folder that does not exist yet is made by the first upload. */
async function problemOf(folder: string): Promise<unknown> {
  try {
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? null : error
  }
}

type Parts = {
  dataDir: string
  /** Whether uploaded files stay in the data directory, and not in a bucket. */
  keepsFiles: boolean
  clock: Clock
  log: Log
}

/** Tells whether the disk can take uploads. */
export function uploadRoom({ dataDir, keepsFiles, clock, log }: Parts) {
  const folders = ['tmp', ...(keepsFiles ? ['files'] : [])].map((name) => join(dataDir, name))
  const onceAnHour = throttle(clock, hour)

  /** Returns whether a folder of uploads cannot be written (F31), and says in the log which one and why. */
  async function isLocked(): Promise<boolean> {
    for (const folder of folders) {
      const error = await problemOf(folder)
      if (error === null) continue
      onceAnHour(folder, () => log.error('Uploads are refused: their folder cannot be written', { folder, error }))
      return true
    }
    return false
  }

  return { isLocked, hasRoom: async (): Promise<boolean> => !(await isLocked()) && !(await isDiskFull(dataDir)) }
}

export type UploadRoom = ReturnType<typeof uploadRoom>
