import { imageLibrary } from './library.ts'
import { withDrawingPermit, type PictureShape } from './redraw.ts'

/** Lowest EXIF orientation that rotates a picture by a quarter turn. All higher orientations do too. */
const firstOnItsSide = 5

/**
 * Returns width and height in pixels of the upright JPEG or PNG at `path`; null if it cannot be read. Throws `QueueFull` as `withDrawingPermit` does.
 */
export const measured = (path: string): Promise<PictureShape | null> =>
  withDrawingPermit(async () => {
    try {
      const sharp = await imageLibrary()
      const { width, height, orientation = 1 } = await sharp(path).metadata()
      return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height }
    } catch {
      return null
    }
  })
