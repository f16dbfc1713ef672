import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/* Cameras need dark on light, so the code keeps these colours in the dark theme and in forced colours. */
export const qrCode = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '15rem',
  aspectRatio: '1',
  padding: fixed.space.xs,
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
  border: `1px solid ${vars.colour.border}`,
  color: vars.colour.text,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
