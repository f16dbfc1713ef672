import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'
import { atPageStart, box as fieldBox, input as fieldInput } from '../Field/Field.css.ts'

export const box = style([fieldBox, { paddingInlineEnd: fixed.space.none }])

/* Hides the reveal button of Edge. The button of this field has a name in both languages. */
export const input = style([fieldInput, atPageStart, { selectors: { '&::-ms-reveal': { display: 'none' } } }])
