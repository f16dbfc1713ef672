import type { PictureFormat, PictureWidth } from '@wasla/contract/files/picture-sizes.ts'
import { withDrawingPermit, longestDrawing, openPicture } from './redraw.ts'

/** Size of a picture that is stored beside its original. */
export type PictureSize = { readonly width: PictureWidth; readonly format: PictureFormat }

/** The usual effort of AVIF, 4, saves at most a fifth of the bytes and takes five to nine times as long (docs/decisions/063). */
const encodings = { avif: { quality: 55, effort: 2 }, webp: { quality: 78 } } as const

/**
 * Draws the stored picture at `path` into `target`, at most as wide as `width` and never wider than it is. Throws if it cannot be drawn,
 * and `QueueFull` as `withDrawingPermit` does.
 */
export const resize = (path: string, target: string, { width, format }: PictureSize): Promise<void> =>
  withDrawingPermit(async () => {
    const picture = await openPicture(path)
    await picture.resize({ width, withoutEnlargement: true }).timeout({ seconds: longestDrawing })[format](encodings[format]).toFile(target)
  })
