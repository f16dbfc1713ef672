import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { ruled } from './rows.css.ts'

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.sm })
export const row = style([ruled, {}])
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  color: vars.colour.text,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const picture = style({
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  overflow: 'clip',
  borderRadius: fixed.radius.control,
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
