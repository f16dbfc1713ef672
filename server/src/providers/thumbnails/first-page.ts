import { turns } from '#platform/turns.ts'
import { imageLibrary } from '../images/library.ts'
import { inPdfThread } from '../pdfium/in-thread.ts'
import { thumbnailSide, type DrawThumbnail } from './port.ts'

/** Four bytes for each pixel: red, green, blue and how opaque. */
export type DrawnPage = { width: number; height: number; pixels: Uint8Array<ArrayBuffer> }

/** No first page that people hand in takes longer; one that is made to take long does. In milliseconds. */
const longest = 20_000

/** One at a time, and not in the turn of those who wait for a picture of theirs. */
const inTurn = turns({ atOnce: 1, waiting: 32 })

/** The first page of a PDF. `wait`: for how long, in milliseconds. */
export const firstPage =
  (wait = longest): DrawThumbnail =>
  (path, target) =>
    inTurn(async () => {
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
