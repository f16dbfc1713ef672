import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '../../deps.ts'
import { QueueFull, semaphore } from '#platform/semaphore.ts'
import type { FileKey, FilePart } from '../../providers/files/port.ts'
import { resize, type PictureSize } from '../../providers/images/resize.ts'
import { keyOf, sizeKeyOf } from './keys.ts'
import type { FileRow } from './store.ts'

type Parts = Pick<Deps, 'files' | 'ids' | 'log'> & {
  env: Pick<Deps['env'], 'dataDir'>
  /** Returns whether a file may still be read. */
  isThere(id: string): Promise<boolean>
}

/**
 * Smaller sizes of pictures. Each is drawn at its first request, once for any number of requests at the same time, and stored beside the
 * original (docs/decisions/063).
 */
export function pictureSizes({ files, env, ids, log, isThere }: Parts) {
  const drawing = new Map<FileKey, Promise<boolean>>()
  /** One picture at a time, so that a place to draw remains for uploads. A long list of people is admitted. */
  const inTurn = semaphore({ atOnce: 1, waiting: 64 })

  async function draw(row: FileRow, size: PictureSize): Promise<boolean> {
    const directory = join(env.dataDir, 'tmp')
    await mkdir(directory, { recursive: true })
    const original = await files.open(keyOf(row))
    if (!original) return false
    const path = join(directory, ids.uuid())
    const target = `${path}.drawn`
    const key = sizeKeyOf(row, size)
    try {
      await pipeline(original.stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
      await resize(path, target, size)
      await files.put(key, target)
      // Somebody may have removed the picture while it was drawn. Then nothing else would remove this size.
      if (await isThere(row.id)) return true
      await files.remove(key)
      return false
    } finally {
      await Promise.all([rm(path, { force: true }), rm(target, { force: true })])
    }
  }

  /** Returns whether the size is stored. If it cannot be drawn, callers send the original instead. */
  async function drawInTurn(row: FileRow, size: PictureSize): Promise<boolean> {
    try {
      return await inTurn(() => draw(row, size))
    } catch (error) {
      if (!(error instanceof QueueFull)) log.warn('A size of a picture could not be drawn', { fileId: row.id, ...size, error })
      return false
    }
  }

  return {
    async open(row: FileRow, size: PictureSize, part?: FilePart) {
      const key = sizeKeyOf(row, size)
      const stored = await files.open(key, part)
      if (stored) return stored
      const running = drawing.get(key)
      const drawn = running ?? drawInTurn(row, size).finally(() => drawing.delete(key))
      drawing.set(key, drawn)
      return (await drawn) ? files.open(key, part) : null
    },
  }
}
