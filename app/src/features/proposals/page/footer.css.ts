import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Bar at the bottom edge of the window, over its whole width. */
export const footer = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: fixed.layer.sticky,
  background: vars.colour.surface,
  borderBlockStart: `${space.hair} solid ${vars.colour.border}`,
  paddingInline: space.gutter,
  paddingBlock: `${space.sm} calc(${space.sm} + env(safe-area-inset-bottom))`,
})
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
  maxInlineSize: '880px',
  marginInline: 'auto',
})
export const words = style({ display: 'grid', minInlineSize: 0 })

/** Reserves room below the page, so that the bar covers neither the focused element nor the end of the page (WCAG 2.4.11). */
globalStyle(`html:has(${footer})`, { scrollPaddingBlockEnd: `calc(${space.vast} * 2)` })
globalStyle(`body:has(${footer})`, { paddingBlockEnd: `calc(${space.vast} * 1.5)` })
