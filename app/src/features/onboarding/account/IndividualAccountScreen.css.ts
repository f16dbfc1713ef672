import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/**
 * Row of first and last name. On phones the two fields are stacked, because a field of half the width would cut off a name of two words.
 */
export const names = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  alignItems: 'start',
  '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
