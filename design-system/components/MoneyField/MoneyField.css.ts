import { style } from '@vanilla-extract/css'
import { type, vars } from '../../tokens/vars.css.ts'
import { atPageStart, input } from '../Field/Field.css.ts'

/** Figures of one width, left to right, beginning where the lines of the page begin. */
export const amount = style([input, atPageStart, { fontFamily: type.familyNumber, letterSpacing: 0, wordSpacing: 0 }])

export const currency = style({ flex: 'none', color: vars.colour.textMuted })
