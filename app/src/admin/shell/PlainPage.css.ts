import { style, styleVariants } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Forms and switches are as wide as they are read: a value far from its name is lost on a wide screen. */
const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const widths = styleVariants({
  form: [page, { maxInlineSize: '42rem' }],
  rows: [page, { maxInlineSize: '56rem' }],
})
