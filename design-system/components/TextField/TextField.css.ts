import { globalStyle, style } from '@vanilla-extract/css'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { atPageStart, freeText, input } from '../Field/Field.css.ts'

/** Looks like every field, but is a block instead of a grid. With grids the layout of a page of fields takes 50 % longer. */
export const field = style({ minInlineSize: 0 })
globalStyle(`${field} > * + *`, { marginBlockStart: fixed.space.xs })

/** The text has its own direction, but is aligned to the start of the page's lines. */
export const free = style([input, atPageStart, freeText])
export const latin = style([input, atPageStart])
export const mark = style({ flex: 'none', color: vars.colour.textMuted })
