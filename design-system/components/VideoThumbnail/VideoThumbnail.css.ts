import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const thumbnail = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: fixed.radius.card,
  background: 'none',
  color: vars.colour.text,
  cursor: 'pointer',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
  '@media': { [media.forced]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } } },
})

/** A disc in the centre. Its triangle points right in both reading directions, as on every player. */
export const play = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.large,
  blockSize: fixed.picture.large,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  color: vars.colour.primary,
  transition: `transform ${fixed.motion.fast} ${fixed.motion.enter}`,
  selectors: {
    [`${thumbnail}[data-hovered] &`]: { transform: 'scale(1.06)' },
    [`${thumbnail}[data-pressed] &`]: { transform: 'scale(.98)' },
  },
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forced]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' },
  },
})
/* Moves the triangle, which looks off centre if its box is centred. */
export const triangle = style({ display: 'grid', transform: 'translateX(1px)' })

export const duration = style({
  ...text('caption'),
  position: 'absolute',
  insetInlineEnd: fixed.space.xs,
  insetBlockEnd: fixed.space.xs,
  paddingInline: fixed.space.xs,
  borderRadius: fixed.radius.small,
  background: vars.colour.inverse,
  color: vars.colour.onInverse,
  fontFamily: type.familyNumber,
  '@media': { [media.forced]: { border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
})
