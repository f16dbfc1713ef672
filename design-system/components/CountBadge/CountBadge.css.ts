import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const countBadge = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: fixed.space.xxs,
  borderRadius: fixed.radius.full,
  background: vars.colour.highlight,
  color: vars.colour.onHighlight,
  fontFamily: type.familyNumber,
  fontSize: type.micro.size,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
