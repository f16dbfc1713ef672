import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** One column on phones, otherwise as many columns as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  gap: fixed.space.md,
  '@media': { [media.desktop]: { gap: fixed.space.lg } },
})
export const cell = style({ display: 'grid', minInlineSize: 0 })
export const shapeWords = style({ display: 'grid', gap: fixed.space.xs, paddingBlockStart: fixed.space.xl })
