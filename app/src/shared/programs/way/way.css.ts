import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const way = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xxs, overflowWrap: 'anywhere' })
export const payout = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  paddingBlockStart: fixed.space.sm,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  color: vars.colour.textMuted,
})
export const when = style({ flex: 1, minInlineSize: 0 })
