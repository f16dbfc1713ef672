import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const box = style([field.box, { paddingInlineEnd: 0, gap: 0, overflow: 'hidden' }])

/** Shows digits of one width, left to right, aligned to the start of the page's lines. */
export const number = style([field.input, field.atPageStart, { fontFamily: type.familyNumber, letterSpacing: 0, wordSpacing: 0 }])

export const unit = style({ flex: 'none', color: vars.colour.textMuted, paddingInline: `${fixed.space.xs} ${fixed.space.sm}` })

export const step = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  inlineSize: fixed.hit,
  minBlockSize: fixed.hit,
  /* Keeps the red border of an invalid field visible around the button. */
  marginBlock: fixed.space.hair,
  color: vars.colour.text,
  borderInlineStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-pressed]': { background: vars.colour.border },
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})
