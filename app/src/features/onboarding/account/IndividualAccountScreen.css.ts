import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** First and last name, stacked on phones, where a name of two words would be cut off. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  alignItems: 'start',
  '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
