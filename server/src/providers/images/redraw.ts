import { open } from 'node:fs/promises'
import { imageKindOf, imagePixels } from '@wasla/contract/files/image.ts'
import { semaphore } from '#platform/semaphore.ts'
import { imageLibrary } from './library.ts'

export type PictureShape = { width: number; height: number }

/** Sizes of redrawn pictures, in pixels (D-28). */
export const pictureShapes = { avatar: { width: 512, height: 512 }, cover: { width: 1400, height: 400 } } as const satisfies Record<
  string,
  PictureShape
>

/** Thrown for a picture of more than `imagePixels` pixels. */
export class TooManyPixels extends Error {
  override name = 'TooManyPixels'
}

/** Timeout of a drawing in seconds. Ordinary pictures take less; only a malicious one takes more (security case 52). */
export const longestDrawing = 20

/**
 * Waits for one of two places to draw, because pictures take much memory (load to hold). Throws `QueueFull` if too many already wait. Every
 * drawing uses this function, and does nothing else while it has a place, because others wait.
 */
export const withDrawingPermit = semaphore({ atOnce: 2, waiting: 32 })

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r')
  try {
    return (await file.read(Buffer.alloc(16), 0, 16, 0)).buffer
  } finally {
    await file.close()
  }
}

/** Opens an untrusted picture safely: only its first page, up to a number of pixels, and no truncated file. Throws `TooManyPixels`. */
export async function openPicture(path: string) {
  const sharp = await imageLibrary()
  // The size is at the beginning of a file, so nothing is drawn to read it.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
  if (width * height > imagePixels) throw new TooManyPixels()
  return sharp(path, { limitInputPixels: imagePixels, failOn: 'error', sequentialRead: true, pages: 1 })
}

/** Returns null for errors of sharp, which gives reasons only as text. Throws `TooManyPixels` again. */
function nullUnlessTooLarge(error: unknown): null {
  if (error instanceof TooManyPixels) throw error
  return null
}

/** Longest side in pixels of a picture in a program: more than any screen, less than any camera. */
const longestSide = 4_096

const wholePictures = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const
type WholePicture = (typeof wholePictures)[keyof typeof wholePictures]

/**
 * Redraws the JPEG, PNG or WebP at `path` into `target`, whole, upright and in the same format. Places, names and hidden data are not in
 * the new file (D-28, security case 52). Returns null if the file is no such picture.
 */
export const redrawWhole = (path: string, target: string): Promise<{ extension: WholePicture; bytes: number } | null> =>
  withDrawingPermit(async () => {
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

/** Quality that is good enough for pictures that people post elsewhere, where they are compressed again. */
const qualities = { jpeg: { quality: 90 }, png: { compressionLevel: 9 }, webp: { quality: 90 } } as const

/**
 * Redraws the JPEG or PNG at `path` into `target`, in the given shape and upright. Everything else in the file, such as places and names,
 * is not in the new one (D-28). Returns null if the content is no such picture, even if its name says so, or cannot be read.
 */
export async function redraw(
  path: string,
  target: string,
  shape: PictureShape,
): Promise<{ extension: 'jpg' | 'png'; bytes: number } | null> {
  if (imageKindOf(await headOf(path)) === null) return null
  return withDrawingPermit(async () => {
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
