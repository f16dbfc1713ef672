import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'
import { atPageStart, freeText, input } from '../Field/Field.css.ts'

/** As typed, in either direction, beginning where the lines of the page begin. */
export const free = style([input, atPageStart, freeText])
export const latin = style([input, atPageStart])
export const mark = style({ flex: 'none', color: vars.colour.textMuted })
