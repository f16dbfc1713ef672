import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { colour } = vars
const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  paddingBlock: fixed.space.xs,
  borderBlockStart: `${fixed.space.hair} solid ${colour.border}`,
})
export const list = styleVariants({
  posted: { display: 'grid', color: colour.text },
  /* Entries that are not posted yet use the muted colour. */
  planned: { display: 'grid', color: colour.textMuted },
})
export const entry = row
export const sum = style([row, { borderBlockStart: `${fixed.space.hair} solid ${colour.borderControl}` }])
export const name = style({ ...text('body'), minInlineSize: 0, overflowWrap: 'anywhere' })
export const id = style({ ...text('caption'), display: 'block', color: colour.textMuted, overflowWrap: 'anywhere' })
export const figure = style(text('label'))
export const balanced = styleVariants({
  posted: { ...text('label'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, color: colour.success },
  planned: { ...text('label'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs },
})
