import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.lg,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})

export const who = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
