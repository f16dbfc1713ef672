import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Button that looks disabled but can be pressed. A press shows why the button does nothing. */
export const unavailable = style({
  background: vars.colour.sunken,
  color: vars.colour.textMuted,
  borderColor: vars.colour.border,
  '@media': { [media.forced]: { color: 'GrayText', borderColor: 'GrayText' } },
})
