import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const head = style([
  text('label'),
  { display: 'flex', justifyContent: 'space-between', gap: fixed.space.sm, marginBlockEnd: fixed.space.xs },
])
export const value = style({ fontFamily: type.familyNumber, color: vars.colour.textMuted })
export const track = style({
  blockSize: fixed.space.xs,
  borderRadius: fixed.radius.full,
  background: vars.colour.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.colour.borderControl}`,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const fill = style({
  blockSize: '100%',
  borderRadius: fixed.radius.full,
  background: vars.colour.highlight,
  transition: `inline-size ${fixed.motion.slow} ${fixed.motion.enter}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
