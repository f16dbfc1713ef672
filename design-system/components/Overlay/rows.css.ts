import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/** The list inside a panel: the list scrolls, the panel does not. */
export const list = style({ padding: fixed.space.xs, overflow: 'auto', outline: 'none', minBlockSize: 0 })

/** Label and description of a row, stacked. */
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const description = style({ ...text('caption'), color: vars.colour.textMuted })

/** The mark of the chosen row; other rows reserve its space. */
export const check = style({
  flex: 'none',
  color: vars.colour.primary,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})
