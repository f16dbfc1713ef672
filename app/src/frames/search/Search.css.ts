import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const mark = style({
  background: vars.colour.highlightHalo,
  color: 'inherit',
  borderRadius: '3px',
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
})
/** Icon beside a recent search. */
export const past = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.picture.small,
  blockSize: fixed.picture.small,
  color: vars.colour.textMuted,
})
