import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock, type Release } from '#platform/shared-lock.ts'
import { beginning, segmentFile, type Position } from './segments.ts'

/** Size in bytes after which a new segment begins: about thirty thousand clicks. */
const longestSegment = 4 * 1024 * 1024

/**
 * Returns the path of a journal's lock. The holder of the lock writes the journal or, after the process that wrote it has ended, counts it.
 */
export const ownerLock = (folder: string) => join(folder, 'owner.lock')

/** A journal that this process writes: lines in order of arrival, in segments that are removed once they are counted. */
export type Journal = {
  readonly folder: string
  /** Returns the position up to which the journal is on the disk. */
  written(): Position
  /**
   * Appends whole lines; resolves when the disk has them. If it rejects, the next call must begin with the same lines, because they are
   * written to the same place. Only one call may run at a time.
   */
  append(lines: string): Promise<void>
  /**
   * Starts a new segment with the next line, so that earlier segments can be removed once they are counted. Does nothing while lines are
   * appended.
   */
  turn(): void
  /** Stops writing and releases the lock; the files are not removed. May be called again. */
  close(): Promise<void>
  /** Closes the journal and removes its files. */
  remove(): Promise<void>
}

async function writeWhole(file: FileHandle, bytes: Uint8Array, offset: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done)
    done += bytesWritten
  }
  await file.datasync()
}

/** Syncs the folder: only then does the name of a new file survive a power cut. */
async function keepName(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a journal in a new folder. Throws the system’s own error. */
export async function createJournal(folder: string, { longest = longestSegment }: { longest?: number } = {}): Promise<Journal> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = takeLock(ownerLock(folder))
  if (!lock) throw new Error(`Another process has the journal ${folder}`)
  const release: Release = lock
  let written = beginning
  let file: FileHandle | null = null
  /** Whether a failed write may have left a part of its lines after `written`. The next write overwrites them. */
  let isTorn = false
  let isOver = false

  /** Returns the file of the current segment. It may already exist, if an earlier attempt to write it failed. */
  async function current(): Promise<FileHandle> {
    if (written.offset >= longest) {
      await file?.close()
      file = null
      written = { segment: written.segment + 1, offset: 0 }
    }
    if (file) return file
    const opened = await open(segmentFile(folder, written.segment), 'w', 0o600)
    try {
      await keepName(folder)
    } catch (error) {
      await opened.close()
      throw error
    }
    file = opened
    return opened
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
      const opened = await current()
      await writeWhole(opened, bytes, written.offset)
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
