import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({ display: 'grid', gap: fixed.space.md, minInlineSize: 0, outline: 'none' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.xs,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const actions = style({ flex: 'none', display: 'flex' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
})
/** First and last day, beside each other on wide screens. */
export const pair = style({
  display: 'grid',
  gap: fixed.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
