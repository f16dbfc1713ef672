import { media } from './media.ts'
import { pictureScale } from './options.ts'

/** Widths at which pictures are shown, for the attribute `sizes`, which knows no variables. */
export const pictureWidths = {
  ...pictureScale,
  /** A cell of a grid: as wide as the screen on phones. */
  cell: `${media.desktop} 24rem, 100vw`,
  /** As wide as the page. */
  page: `${media.desktop} 72rem, 100vw`,
  /** As wide as the page. On phones its place is 12:5, so a picture of 7:2 is drawn wider than the screen and cut. */
  tallOnPhones: `${media.desktop} 72rem, 146vw`,
  /** A square beside a line of text. A picture of 7:2 is drawn wider than the square and cut. */
  square: '12rem',
} as const
