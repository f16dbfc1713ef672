import { fit, jpegName, planCut, type Area, type Size } from './fit.ts'
import { paintAside } from './paint-aside.ts'

/** A picture that can be shown and cut. `url` shows it upright at a size a screen can bear; call `close` when it is put away. */
export type Picture = { file: File; size: Size; url: string; close: () => void }

/** Longest side that is shown while cropping: three times as large it still has more pixels than the dialog. */
const shown: Size = { width: 2048, height: 2048 }
/** JPEG quality of what comes out (S1 §5), and of what is only looked at. */
const quality = { out: 0.8, shown: 0.9 }

/** Reads the size alone: the pixels are decoded when somebody asks for them. Upright, whatever way the camera was held. */
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
 * Opens a picture for cropping: the page only ever holds a copy of a size that a screen can bear, made beside its own thread.
 * Rejects where the file is no picture or is broken.
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

/** Cuts the area out of the picture as it was sent, not larger than `bounds`, as a JPEG. */
export async function cutPicture({ file, size }: Picture, area: Area, bounds: Size): Promise<File> {
  const cut = await paintAside({ file, ...planCut(size, area, bounds), jpegQuality: quality.out })
  return new File([cut], jpegName(file.name), { type: 'image/jpeg' })
}
