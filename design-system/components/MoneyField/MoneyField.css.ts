import { style } from '@vanilla-extract/css'
import { type, vars } from '../../tokens/vars.css.ts'
import { atPageStart, input } from '../Field/Field.css.ts'

/** Digits of one width, left to right, aligned to the start of the page's lines. */
export const amount = style([input, atPageStart, { fontFamily: type.familyNumber, letterSpacing: 0, wordSpacing: 0 }])

export const currency = style({ flex: 'none', color: vars.colour.textMuted })
