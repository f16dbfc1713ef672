import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const line = `${fixed.space.hair} solid ${vars.colour.border}`

export const none = style({ display: 'grid', gap: fixed.space.xxs, paddingBlockStart: fixed.space.sm })
export const together = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${fixed.space.sm} ${fixed.space.xl}`,
  paddingBlock: fixed.space.sm,
})
export const name = style({ ...text('caption'), color: vars.colour.textMuted })
export const talent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xxs,
  paddingBlock: fixed.space.sm,
  borderBlockStart: line,
})
/** Under the name, beside the picture. */
export const programs = style({ display: 'grid', gap: 0, paddingInlineStart: `calc(${fixed.picture.medium} + ${fixed.space.sm})` })
export const program = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.md}`,
  overflowWrap: 'anywhere',
})
/** At the end of the line, also where it has one of its own: amounts stand below each other. */
export const sums = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${fixed.space.md}`, marginInlineStart: 'auto' })
export const sum = style({ display: 'inline-flex', alignItems: 'baseline', gap: fixed.space.xs })
export const rest = style({ paddingBlockStart: fixed.space.sm, borderBlockStart: line })
