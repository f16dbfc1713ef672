import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Two figures beside each other, and the budget. The budget is below the figures on phones, and at the end of the line on desktops. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: fixed.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr)', alignItems: 'center' } },
})
export const budget = style({ gridColumn: '1 / -1', minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 'auto' } } })
