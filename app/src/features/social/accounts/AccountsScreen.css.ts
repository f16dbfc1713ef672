import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  paddingInlineStart: fixed.space.lg,
  paddingInlineEnd: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})

/** Where figure and source do not fit one line, each has one of its own. */
export const who = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, textWrap: 'balance' })
