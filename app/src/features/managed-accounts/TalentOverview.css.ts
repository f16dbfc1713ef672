import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const stats = style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })

export const programs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const program = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'center',
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
