import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** A flex column, so that the bar sticks within the whole page. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0 })
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.lg,
  alignItems: 'start',
  '@media': { [media.poster]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
export const catalogue = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  gap: fixed.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
