import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const box = style([field.box, { paddingInline: 0 }])

/** The text keeps its own alignment; only an empty field follows the page. */
export const area = style([
  field.input,
  field.freeText,
  { display: 'block', paddingInline: fixed.space.md, paddingBlock: fixed.space.sm, resize: 'vertical' },
])
