import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'
import { fixed, vars } from '../tokens/vars.css.ts'

export const tile = style([
  text('caption'),
  {
    minInlineSize: '3rem',
    padding: fixed.space.sm,
    borderRadius: fixed.radius.small,
    background: vars.colour.primaryTint,
    color: vars.colour.primary,
  },
])
