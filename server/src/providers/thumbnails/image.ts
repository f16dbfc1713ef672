import { withDrawingPermit, longestDrawing, openPicture } from '../images/redraw.ts'
import { thumbnailSide, type DrawThumbnail } from './port.ts'

const quality = { quality: 80, mozjpeg: true } as const

/** Draws a smaller image, with white behind transparent parts. */
export const imageThumbnail: DrawThumbnail = (path, target) =>
  withDrawingPermit(async () => {
    try {
      const picture = await openPicture(path)
      await picture
        .rotate()
        .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .timeout({ seconds: longestDrawing })
        .jpeg(quality)
        .toFile(target)
      return true
    } catch {
      // The image was redrawn at its upload, so an unreadable one is damaged.
      return false
    }
  })
