import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { ruled } from './rows.css.ts'

export const head = style({ padding: fixed.space.lg, paddingBlockEnd: fixed.space.xs })
export const rows = style({ paddingInline: fixed.space.lg, paddingBlockEnd: fixed.space.xs })
export const row = style([ruled, { paddingBlock: fixed.space.sm }])
export const who = style({
  display: 'block',
  color: vars.colour.text,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  padding: fixed.space.lg,
  paddingBlock: fixed.space.md,
  borderBlockStart: `1px solid ${vars.colour.border}`,
})
