import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Bar at the bottom edge of the window, over its whole width. */
export const footer = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: fixed.layer.sticky,
  background: vars.colour.surface,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  paddingInline: fixed.space.gutter,
  paddingBlock: `${fixed.space.sm} calc(${fixed.space.sm} + env(safe-area-inset-bottom))`,
})
export const inside = style({
  display: 'grid',
  gap: fixed.space.sm,
  maxInlineSize: '880px',
  marginInline: 'auto',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: fixed.space.lg } },
})
export const hint = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: fixed.space.sm, alignItems: 'center' })
const mark = style({ display: 'grid', placeItems: 'center', inlineSize: '1.75rem', blockSize: '1.75rem', borderRadius: fixed.radius.full })
export const met = style([mark, { color: vars.colour.success, background: vars.colour.successTint }])
export const unmet = style([mark, { color: vars.colour.warning, background: vars.colour.warningTint }])
export const words = style({ display: 'grid', minInlineSize: 0 })
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fixed.space.sm,
  gridColumn: '-2 / -1',
})

/** Reserves room below the page, so that the bar covers neither the focused element nor the end of the page (WCAG 2.4.11). */
globalStyle(`html:has(${footer})`, { scrollPaddingBlockEnd: `calc(${fixed.space.vast} * 2.5)` })
globalStyle(`body:has(${footer})`, { paddingBlockEnd: `calc(${fixed.space.vast} * 2)` })
