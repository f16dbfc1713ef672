/**
 * Position and size of a part of a card, in pixels of the card. `x` is measured from the side where reading starts; `placed` converts it to
 * a distance from the left.
 */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

export const cardKinds = ['story', 'post', 'wide'] as const
export type CardKind = (typeof cardKinds)[number]

/** Sizes that platforms require for a story, a post, and the preview of a link, in pixels. */
export const cardSizes = {
  story: { width: 1080, height: 1920 },
  post: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const satisfies Readonly<Record<CardKind, { width: number; height: number }>>

export type CardLayout = {
  readonly width: number
  readonly height: number
  /** Area of the pattern. */
  readonly cover: Box
  /** Area of plain colour behind all text. */
  readonly panel: Box
  /** The arch that frames the photo: round at the top, and straight down to the end of its box. */
  readonly arch: Box
  /** Position and letter size of the advertisement label. */
  readonly label: { readonly x: number; readonly y: number; readonly size: number }
  readonly headline: Box & { readonly size: number; readonly lines: number }
  /** Position and size of the two pictures, the participant's and the brand's, which the kashida joins. */
  readonly duo: { readonly x: number; readonly y: number; readonly size: number }
  /** Position and letter size of the tracking link's address; null if the format has no room for it. */
  readonly link: { readonly x: number; readonly y: number; readonly size: number } | null
}

const story: CardLayout = {
  ...cardSizes.story,
  cover: { x: 0, y: 0, width: 1080, height: 980 },
  panel: { x: 0, y: 980, width: 1080, height: 940 },
  arch: { x: 180, y: 170, width: 720, height: 810 },
  label: { x: 54, y: 60, size: 40 },
  headline: { x: 76, y: 1080, width: 928, height: 340, size: 92, lines: 3 },
  duo: { x: 76, y: 1470, size: 170 },
  link: { x: 76, y: 1750, size: 44 },
}
const post: CardLayout = {
  ...cardSizes.post,
  cover: { x: 520, y: 0, width: 560, height: 1080 },
  panel: { x: 0, y: 0, width: 520, height: 1080 },
  arch: { x: 545, y: 420, width: 510, height: 660 },
  label: { x: 64, y: 64, size: 36 },
  headline: { x: 64, y: 170, width: 420, height: 560, size: 76, lines: 6 },
  duo: { x: 64, y: 888, size: 128 },
  link: null,
}
const wide: CardLayout = {
  ...cardSizes.wide,
  cover: { x: 720, y: 0, width: 480, height: 630 },
  panel: { x: 0, y: 0, width: 720, height: 630 },
  arch: { x: 780, y: 96, width: 360, height: 534 },
  label: { x: 60, y: 52, size: 32 },
  headline: { x: 60, y: 140, width: 620, height: 250, size: 72, lines: 3 },
  duo: { x: 60, y: 410, size: 96 },
  link: { x: 60, y: 556, size: 34 },
}

/** The layout of each card, measured from the side where reading starts. */
export const cardLayouts: Readonly<Record<CardKind, CardLayout>> = { story, post, wide }

/** Returns the distance of a part from the left edge. The part is `width` wide and `x` away from the side where reading starts. */
export const placed = (card: { readonly width: number }, isRtl: boolean, x: number, width = 0): number =>
  isRtl ? card.width - x - width : x

/**
 * Returns the box in which a picture covers all of `box`, with the middle of the picture in the middle of `box`. The caller must clip what
 * is outside.
 */
export function covering(picture: { readonly width: number; readonly height: number }, box: Box): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}
