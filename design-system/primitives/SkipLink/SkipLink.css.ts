import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const skipLink = style([
  text('label'),
  {
    position: 'fixed',
    zIndex: fixed.layer.skipLink,
    insetBlockStart: fixed.space.xs,
    insetInlineStart: fixed.space.gutter,
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: fixed.hit,
    paddingInline: fixed.space.md,
    borderRadius: fixed.radius.control,
    background: vars.colour.inverse,
    color: vars.colour.onInverse,
    boxShadow: vars.shadow.float,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  },
])
