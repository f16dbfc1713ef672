import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

const previewWidth = '360px'

export const frame = style({
  display: 'grid',
  gap: fixed.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.poster]: {
      selectors: { '&[data-has-preview]': { gridTemplateColumns: `minmax(0, 1fr) ${previewWidth}`, gap: fixed.space.xl } },
    },
  },
})

export const main = style({
  display: 'grid',
  gap: fixed.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minInlineSize: 0,
})

/** A flex column, so that the bar sticks within the whole form. In a grid, the bar would stick only within its own row. */
export const fields = style({ display: 'flex', flexDirection: 'column', gap: fixed.space.lg, minInlineSize: 0 })
