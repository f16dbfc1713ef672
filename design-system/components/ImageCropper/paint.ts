import type { Area, Size } from './fit.ts'

/** A cut: the upright picture is scaled to `whole`, and its `part` is drawn as a JPEG. */
export type PaintJob = { file: Blob; whole: Size; part: Area; jpegQuality: number }
export type Painted = { kind: 'painted'; picture: Blob } | { kind: 'broken' }

/**
 * Paints on the current thread. Scales the whole picture instead of a part: Chromium cuts a part of a rotated picture from the wrong
 * corner. Paints on white, because a JPEG has no transparent pixels.
 */
export async function paint({ file, whole, part, jpegQuality }: PaintJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: whole.width,
    resizeHeight: whole.height,
    resizeQuality: 'high',
  })
  const canvas = new OffscreenCanvas(part.width, part.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('There is no canvas to draw on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, part.width, part.height)
  context.drawImage(bitmap, -part.x, -part.y)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
}
