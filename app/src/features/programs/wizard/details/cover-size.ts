import { programLimits } from '@wasla/contract/programs/limits.ts'

export type PictureSize = { readonly width: number; readonly height: number }

/** Whether a cover has fewer pixels than a program needs (S2 §5). */
export const isTooSmall = ({ width, height }: PictureSize): boolean =>
  width < programLimits.cover.width || height < programLimits.cover.height

/** The pixels of a picture that the cropper cut. */
export async function sizeOf(picture: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
