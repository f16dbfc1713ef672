/** The fewest pixels of a cover (S1 §5). */
export const leastCover = { width: 700, height: 200 } as const

export type PictureSize = { readonly width: number; readonly height: number }

/** Whether a cover has fewer pixels than it needs. */
export const isTooSmall = ({ width, height }: PictureSize): boolean => width < leastCover.width || height < leastCover.height

/** The pixels of a picture that the cropper cut. */
export async function sizeOf(picture: Blob): Promise<PictureSize> {
  const bitmap = await createImageBitmap(picture)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}
