import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({ display: 'grid', gap: fixed.space.sm })
export const proof = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xxs} ${fixed.space.md}`,
})
export const hash = style({ ...text('caption'), color: vars.colour.textMuted, overflowWrap: 'anywhere' })
