import { imageLibrary } from './library.ts'
import { inTurn, type PictureShape } from './redraw.ts'

/** EXIF orientations from here on lie on their side. */
const firstOnItsSide = 5

/** Width and height of the JPEG or PNG at `path`, turned as it was meant, in pixels; null where it cannot be read. Throws `TooMany` as `inTurn` does. */
export const measured = (path: string): Promise<PictureShape | null> =>
  inTurn(async () => {
    try {
      const sharp = await imageLibrary()
      const { width, height, orientation = 1 } = await sharp(path).metadata()
      return orientation >= firstOnItsSide ? { width: height, height: width } : { width, height }
    } catch {
      return null
    }
  })
