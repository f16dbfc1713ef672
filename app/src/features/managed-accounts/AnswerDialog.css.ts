import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const readable = style({
  display: 'grid',
  gap: fixed.space.xxs,
  paddingInlineStart: fixed.space.lg,
  listStyle: 'disc',
  color: vars.colour.text,
})
