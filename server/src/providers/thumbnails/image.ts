import { inTurn, longestDrawing, openPicture } from '../images/redraw.ts'
import { thumbnailSide, type DrawThumbnail } from './port.ts'

const quality = { quality: 80, mozjpeg: true } as const

/** An image in small, on white where it can be seen through. */
export const imageThumbnail: DrawThumbnail = (path, target) =>
  inTurn(async () => {
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
      // It was drawn when it was taken in: what cannot be read now is damaged.
      return false
    }
  })
