/** Inks of the light theme. A printed document is always light, for any theme of the reader. */
export const inks = {
  text: '#1C1A22',
  muted: '#5F5A68',
  hairline: '#E0D8CA',
  sunken: '#F6F2EA',
  white: '#FFFFFF',
  brand: '#0B6B5E',
  dot: '#F2A516',
  credit: '#22703A',
  danger: '#B4232F',
} as const

/** Sizes of text in points. */
export const sizes = { small: 8, base: 9, figure: 9.75, sum: 13.5, heading: 18, word: 17 } as const
