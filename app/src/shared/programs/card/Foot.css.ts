import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The lines at the end of a card. They align in all cards of a row. */
export const feet = style({ marginBlockStart: 'auto', minInlineSize: 0 })

/** Fit at the start of the line, deadline at the end. If one line is too narrow for both, the deadline wraps below and stays at the end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
  marginBlockStart: 'auto',
  minBlockSize: fixed.control.medium,
  paddingBlock: fixed.space.xs,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  minInlineSize: 0,
})
export const end = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

const base = style([text('caption'), { display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 }])
export const line = styleVariants({
  good: [base, { color: vars.colour.success }],
  act: [base, { color: vars.colour.primary, fontWeight: type.strong }],
  quiet: [base, { color: vars.colour.textMuted }],
})
