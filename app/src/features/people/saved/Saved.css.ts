import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xl })
export const form = style({ display: 'grid', gap: fixed.space.md, justifyItems: 'stretch' })
export const list = style({ display: 'grid', gap: fixed.space.xs, minInlineSize: 0 })
export const head = style({ outline: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.xs,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
