import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const cover = style({ position: 'relative', display: 'block', overflow: 'hidden', borderRadius: fixed.radius.card })

export const mark = style({
  position: 'absolute',
  insetBlockStart: fixed.space.xs,
  insetInlineEnd: fixed.space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.tiny,
  blockSize: fixed.picture.tiny,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  color: vars.colour.text,
})
