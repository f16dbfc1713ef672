import { semaphore } from '#platform/semaphore.ts'
import { imageLibrary } from '../images/library.ts'
import { inPdfThread } from '../pdfium/in-thread.ts'
import { thumbnailSide, type DrawThumbnail } from './port.ts'

/** Pixels of a page, four bytes each: red, green, blue and opacity. */
export type DrawnPage = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

/** Timeout of a drawing in milliseconds. Ordinary documents take less; only a malicious one takes more. */
const longest = 20_000

/** Draws one document at a time. Pictures have a semaphore of their own, so that they do not wait for documents. */
const withPermit = semaphore({ atOnce: 1, waiting: 32 })

/** Draws the first page of a PDF. `wait` is its timeout in milliseconds. */
export const firstPage =
  (wait = longest): DrawThumbnail =>
  (path, target) =>
    withPermit(async () => {
      const worker = new URL('./first-page.worker.ts', import.meta.url)
      const page = await inPdfThread<DrawnPage | null>(worker, { path, side: thumbnailSide }, wait)
      if (!page) return false
      const { width, height, pixels } = page
      const sharp = await imageLibrary()
      await sharp(pixels, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 82, mozjpeg: true })
        .toFile(target)
      return true
    })
