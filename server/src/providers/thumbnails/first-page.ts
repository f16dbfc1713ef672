import { Worker } from 'node:worker_threads'
import { turns } from '#platform/turns.ts'
import { imageLibrary } from '../images/library.ts'
import { thumbnailSide, type DrawThumbnail } from './port.ts'

/** Four bytes for each pixel: red, green, blue and how opaque. */
export type DrawnPage = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

/** No first page that people hand in takes longer; one that is made to take long does. In milliseconds. */
const longest = 20_000

/** One at a time, and not in the turn of those who wait for a picture of theirs. */
const inTurn = turns({ atOnce: 1, waiting: 32 })

/**
 * A thread of its own: what a stranger's document does to the library that draws it, be it an endless loop, ends with the thread. Null
 * where there is no page; throws where the thread ended without an answer.
 */
const drawInThread = (path: string, wait: number): Promise<DrawnPage | null> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./first-page.worker.ts', import.meta.url), {
      workerData: { path, side: thumbnailSide },
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // Nothing of the server's own environment.
      env: {},
    })
    const end = (finish: () => void) => {
      clearTimeout(timer)
      finish()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(new Error('The first page of a document took too long'))), wait)
    worker.once('message', (page: DrawnPage | null) => end(() => resolve(page)))
    worker.once('error', (error) => end(() => reject(new Error('The thread that draws a document failed', { cause: error }))))
    worker.once('exit', () => end(() => reject(new Error('The thread that draws a document ended'))))
  })

/** The first page of a PDF. `wait`: for how long, in milliseconds. */
export const firstPage =
  (wait = longest): DrawThumbnail =>
  (path, target) =>
    inTurn(async () => {
      const page = await drawInThread(path, wait)
      if (!page) return false
      const { width, height, pixels } = page
      const sharp = await imageLibrary()
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(target)
      return true
    })
