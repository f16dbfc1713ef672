import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const box = style([field.box, { paddingInline: 0 }])

/** The text has its own direction but starts at the page's start edge, as in every field. An empty field has the page's direction. */
export const area = style([
  field.input,
  field.atPageStart,
  field.freeText,
  { display: 'block', paddingInline: fixed.space.md, paddingBlock: fixed.space.sm, resize: 'vertical' },
])
