import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space.xxs} ${fixed.space.xs}`,
  paddingBlockStart: fixed.space.sm,
  minInlineSize: 0,
})
export const icon = style({ display: 'inline-grid', color: vars.colour.textMuted })
