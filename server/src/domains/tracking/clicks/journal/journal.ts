import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock, type Release } from '#platform/shared-lock.ts'
import { beginning, segmentFile, type Position } from './segments.ts'

/** Beyond so many bytes a segment is not written on: some thirty thousand clicks. */
const longestSegment = 4 * 1024 * 1024

/** Whoever holds it writes the journal, or counts what one left behind whose process ended. */
export const ownerLock = (folder: string) => join(folder, 'owner.lock')

/** A journal that this process writes: lines in the order in which they came, in segments that are removed once they are counted. */
export type Journal = {
  readonly folder: string
  /** Up to here it lies on the disk. */
  written(): Position
  /**
   * Puts whole lines behind the others; resolves when the disk has them. Rejects where it has not: then the same lines, with more behind
   * them or not, are to be the next, for they are put in the same place. One at a time.
   */
  append(lines: string): Promise<void>
  /** The next line begins a segment, so that those before can go as soon as they are counted; does nothing while lines are appended. */
  turn(): void
  /** Writes no more and gives up the lock; what lies there stays. May be called again. */
  close(): Promise<void>
  /** The same, and nothing stays. */
  remove(): Promise<void>
}

async function writeWhole(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
    done += bytesWritten
  }
  await file.datasync()
}

/** The name of a new file outlives a loss of power only once its folder is on the disk. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Begins a journal in a folder that is made for it. Throws the system's own error. */
export async function beginJournal(folder: string, { longest = longestSegment }: { longest?: number } = {}): Promise<Journal> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = takeLock(ownerLock(folder))
  if (!lock) throw new Error(`Another process has the journal ${folder}`)
  const release: Release = lock
  let written = beginning
  let file: FileHandle | null = null
  /** Whether behind what is written may lie a part of what is not written yet: the next try writes over it. */
  let isTorn = false
  let isOver = false

  /** The file of the segment that is written; it is there already where the first try to write it failed. */
  async function current(): Promise<FileHandle> {
    if (written.offset >= longest) {
      await file?.close()
      file = null
      written = { segment: written.segment + 1, offset: 0 }
    }
    if (file) return file
    const begun = await open(segmentFile(folder, written.segment), 'w', 0o600)
    try {
      await keepName(folder)
    } catch (error) {
      await begun.close()
      throw error
    }
    file = begun
    return begun
  }

  async function close(): Promise<void> {
    if (isOver) return
    isOver = true
    await file?.close()
    file = null
    release()
  }

  return {
    folder,
    written: () => written,
    async append(lines) {
      if (isOver) throw new Error('The journal is closed')
      const bytes = Buffer.from(lines)
      isTorn = true
      const begun = await current()
      await writeWhole(begun, bytes, written.offset)
      isTorn = false
      written = { segment: written.segment, offset: written.offset + bytes.length }
    },
    turn() {
      if (isTorn || written.offset === 0) return
      const ended = file
      file = null
      written = { segment: written.segment + 1, offset: 0 }
      void ended?.close()
    },
    close,
    async remove() {
      await close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
