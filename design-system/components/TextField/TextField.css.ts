import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { atPageStart, freeText, input } from '../Field/Field.css.ts'

/** Its parts stand as those of every field do, but in a block: a page of grids takes half as long again to be laid out. */
export const field = style({ minInlineSize: 0 })
globalStyle(`${field} > * + *`, { marginBlockStart: fixed.space.xs })

/** As typed, in either direction, beginning where the lines of the page begin. */
export const free = style([input, atPageStart, freeText])
export const latin = style([input, atPageStart])
export const mark = style({ flex: 'none', color: vars.colour.textMuted })
