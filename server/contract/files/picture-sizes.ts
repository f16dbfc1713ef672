/**
 * Widths in pixels in which an uploaded picture can be requested (docs/decisions/063): pictures of people on screens with one, two and
 * more pixels per point, cards, and covers in full.
 */
export const pictureWidths = [96, 192, 384, 800, 1400] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Formats of smaller pictures; the one that takes the fewest bytes comes first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Returns the width that a part of an address names; null for any other text, also for another spelling of the number. */
export const readPictureWidth = (text: string): PictureWidth | null => pictureWidths.find((width) => String(width) === text) ?? null

const uploaded = /^\/files\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the `srcset` of an uploaded picture. Returns undefined for any other picture, such as one of the build, one that is not uploaded
 * yet, or one of another site.
 */
export const pictureSet = (address: string): string | undefined =>
  uploaded.test(address) ? pictureWidths.map((width) => `${address}/${width} ${width}w`).join(', ') : undefined

/** Returns the best format that a browser names in its `accept` header; null if it names none. Wildcards say nothing: all browsers send one. */
export const pictureFormatFor = (accept = ''): PictureFormat | null => {
  const kinds = accept.toLowerCase().split(',')
  const isNamed = (format: PictureFormat) =>
    kinds.some((kind) => {
      const [type = '', ...parameters] = kind.split(';').map((part) => part.trim())
      return type === `image/${format}` && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    })
  return pictureFormats.find(isNamed) ?? null
}
