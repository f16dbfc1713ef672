import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** A column of flex: the bar sticks within the whole page. */
export const page = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0 })
export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.lg,
  alignItems: 'start',
  '@media': { [media.poster]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
})
