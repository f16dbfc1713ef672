import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.hit,
  blockSize: fixed.hit,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
  },
})
