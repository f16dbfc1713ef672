import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const free = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  color: vars.colour.success,
  whiteSpace: 'nowrap',
})
