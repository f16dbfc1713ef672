import { use } from 'react'
import { firstPicture, laterPicture } from './loading.ts'
import { PictureSet } from './PictureSet.ts'

type Shown = {
  src: string
  /** Width at which the picture is shown, as in the attribute `sizes`. Only a picture in several widths needs it. */
  sizes: string
  /** Width divided by height of the place of the picture. */
  ratio: number
  /** Whether the picture is visible when the page opens. */
  isFirst: boolean
}

/** Width that the attributes of a picture claim. Only its ratio to the height counts, because styles set the size. */
const claimed = 1400

/**
 * Returns the attributes with which an `<img>` loads: the width that fits, immediately or when it is nearly visible, and decoded without
 * blocking the page. Its place is known before any style is.
 */
export function usePicture({ src, sizes, ratio, isFirst }: Shown) {
  const srcSet = use(PictureSet)(src)
  return {
    ...(isFirst ? firstPicture : laterPicture),
    ...(srcSet === undefined ? {} : { srcSet, sizes }),
    src,
    width: claimed,
    height: Math.round(claimed / ratio),
    decoding: 'async',
  } as const
}
