import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Side menu of 272 px (S1) beside a page of 880 px. On phones, the menu is a button above the page. */
export const layout = style({
  display: 'grid',
  gap: fixed.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: 'calc(272px + 880px + 1.5rem)',
  marginInline: 'auto',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: fixed.space.xl, alignItems: 'start' } },
})
export const menu = style({
  minInlineSize: 0,
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${fixed.space.vast} + ${fixed.space.lg})` } },
})
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: fixed.space.md,
})
