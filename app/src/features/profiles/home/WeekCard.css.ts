import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { ruled } from './rows.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
})
export const row = style([
  ruled,
  { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.md, paddingBlock: fixed.space.sm },
])
export const name = style({ ...text('body'), color: vars.colour.textMuted })
export const value = style({ display: 'grid', justifyItems: 'end', textAlign: 'end', minInlineSize: 0 })
export const number = style(text('heading'))
export const change = style({ ...text('caption'), color: vars.colour.textMuted })
export const more = style({ ...text('caption'), color: vars.colour.success })
