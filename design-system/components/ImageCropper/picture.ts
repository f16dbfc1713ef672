import { fit, jpegName, planCut, type Area, type Size } from './fit.ts'
import { paintAside } from './paint-aside.ts'

/** A picture to show and cut. `url` shows it upright at a displayable size; call `close` when it is no longer needed. */
export type Picture = { file: File; size: Size; url: string; close: () => void }

/** Maximum size of the displayed copy: enough pixels for the dialog even at triple zoom. */
const shown: Size = { width: 2048, height: 2048 }
/** JPEG quality of the result (S1 §5), and of the displayed copy. */
const quality = { out: 0.8, shown: 0.9 }

/** Reads only the size, with the rotation applied; pixels are decoded when they are needed. */
async function sizeOf(url: string): Promise<Size> {
  const image = new Image()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  image.addEventListener('load', () => resolve())
  image.addEventListener('error', () => reject(new Error('The picture cannot be decoded')))
  image.src = url
  await promise
  return { width: image.naturalWidth, height: image.naturalHeight }
}

/**
 * Opens a picture for cropping: the page only holds a copy of a displayable size, made in a worker. Rejects if the file is no picture or is
 * broken.
 */
export async function openPicture(file: File): Promise<Picture> {
  const original = URL.createObjectURL(file)
  try {
    const size = await sizeOf(original)
    const whole = fit(size, shown)
    const url = URL.createObjectURL(await paintAside({ file, whole, part: { x: 0, y: 0, ...whole }, jpegQuality: quality.shown }))
    return { file, size, url, close: () => URL.revokeObjectURL(url) }
  } finally {
    URL.revokeObjectURL(original)
  }
}

/** Cuts the area out of the original picture as a JPEG not larger than `bounds`. */
export async function cutPicture({ file, size }: Picture, area: Area, bounds: Size): Promise<File> {
  const cut = await paintAside({ file, ...planCut(size, area, bounds), jpegQuality: quality.out })
  return new File([cut], jpegName(file.name), { type: 'image/jpeg' })
}
