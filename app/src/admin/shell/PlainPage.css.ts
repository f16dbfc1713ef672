import { style, styleVariants } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Pages have a maximum width. Without it, a value would be too far from its label on a wide screen. */
const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const widths = styleVariants({
  form: [page, { maxInlineSize: '42rem' }],
  rows: [page, { maxInlineSize: '56rem' }],
})
