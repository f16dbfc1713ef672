import { open } from 'node:fs/promises'
import { imageKindOf, imagePixels } from '@wasla/contract/files/image.ts'
import { turns } from '#platform/turns.ts'
import { imageLibrary } from './library.ts'

export type PictureShape = { width: number; height: number }

/** D-28. */
export const pictureShapes = { avatar: { width: 512, height: 512 }, cover: { width: 1400, height: 400 } } as const satisfies Record<
  string,
  PictureShape
>

/** A picture of more than `imagePixels` pixels. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/** No picture people send takes longer; what is made to take long does (security case 52). In seconds. */
export const longestDrawing = 20

/**
 * Waits for a free place to draw, or throws `TooMany`: pictures take memory, so there are two at once, and a few may wait (load to
 * hold). Everything that draws goes through it, and does nothing else in its turn: others wait.
 */
export const inTurn = turns({ atOnce: 2, waiting: 32 })

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    return (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer
  } finally {
    await file.close()
  }
}

/** Reads a picture as carefully as strangers' files are read: its first page, up to a number of pixels, and nothing that is cut short. Throws `TooManyPixels`. */
export async function openPicture(path: string) {
  const sharp = await imageLibrary()
  // The size stands in the beginning of a file: nothing is drawn to read it.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > imagePixels) throw new TooManyPixels()
  return sharp(path, { limitInputPixels: imagePixels, failOn: 'error', sequentialRead: true, pages: 1 })
}

/** What sharp cannot read is no picture to us either; it gives the reason only in words of its own. */
function nullUnlessTooLarge(error: unknown): null {
  if (error instanceof TooManyPixels) throw error
  return null
}

/** The longest side of a picture that a program shows, in pixels: more than any screen, less than any camera. */
const longestSide = 4_096

const wholePictures = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const
type WholePicture = (typeof wholePictures)[keyof typeof wholePictures]

/**
 * Draws the JPEG, PNG or WebP at `path` anew into `target`, whole and in its own format, turned as it was meant: places, names and whatever
 * hid behind the picture are not in the new one (D-28, security case 52). Null where it is none.
 */
export const redrawWhole = (path: string, target: string): Promise<{ extension: WholePicture; bytes: number } | null> =>
  inTurn(async () => {
    try {
      const picture = await openPicture(path)
      const format = (await picture.metadata()).format as keyof typeof wholePictures
      const extension = wholePictures[format]
      if (!extension) return null
      const drawn = picture
        .rotate()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .timeout({ seconds: longestDrawing })
      const { size } = await drawn[format](qualities[format]).toFile(target)
      return { extension, bytes: size }
    } catch (error) {
      return nullUnlessTooLarge(error)
    }
  })

/** Good enough to be posted elsewhere, where it is pressed again. */
const qualities = { jpeg: { quality: 90 }, png: { compressionLevel: 9 }, webp: { quality: 90 } } as const

/**
 * Draws the JPEG or PNG at `path` anew into `target`, in the shape given and turned as it was meant: whatever else was in the file,
 * places and names above all, is not in the new one (D-28). Null where it is no such picture, whatever it calls itself, or cannot be read.
 */
export async function redraw(
  path: string,
  target: string,
  shape: PictureShape,
): Promise<{ extension: 'jpg' | 'png'; bytes: number } | null> {
  if (imageKindOf(await headOf(path)) === null) return null
  return inTurn(async () => {
    try {
      const picture = await openPicture(path)
      const { hasAlpha, format } = await picture.metadata()
      if (format !== 'jpeg' && format !== 'png') return null
      const shaped = picture
        .rotate()
        .resize({ ...shape, fit: 'cover' })
        .timeout({ seconds: longestDrawing })
      const drawn = hasAlpha ? shaped.png({ compressionLevel: 9 }) : shaped.jpeg({ quality: 82, mozjpeg: true })
      const { size } = await drawn.toFile(target)
      return { extension: hasAlpha ? 'png' : 'jpg', bytes: size }
    } catch (error) {
      return nullUnlessTooLarge(error)
    }
  })
}
