import { style, styleVariants } from '@vanilla-extract/css'
import { text, unitsEdge } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/* The width of `100,000.00`. */
const columnWidth = '10ch'

/* Figures are aligned at the right edge in both scripts, because digits run from left to right in both. */
export const figures = style({
  fontFamily: type.familyNumber,
  display: 'inline-flex',
  justifyContent: 'end',
  minInlineSize: columnWidth,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  vars: unitsEdge.vars,
  selectors: { '&:lang(ar)': { justifyContent: 'start' } },
})
export const strong = style({ fontWeight: type.strong })
export const regular = style({ fontWeight: type.body.weight })
export const absent = style({ visibility: 'hidden' })
export const tone = styleVariants({ plain: {}, ink: { color: vars.colour.text }, gain: { color: vars.colour.success } })
/* An amount at the end of a row’s first line on a phone. */
export const atEnd = style({ ...text('label'), color: vars.colour.text })

/* The first column has the currency, the second the figures. */
export const withCurrency = style({
  ...text('label'),
  display: 'inline-grid',
  gridTemplateColumns: `auto minmax(${columnWidth}, auto)`,
  alignItems: 'baseline',
  columnGap: fixed.space.xs,
  color: vars.colour.text,
  vars: unitsEdge.vars,
  selectors: { '&:lang(ar)': { gridTemplateColumns: `minmax(${columnWidth}, auto) auto` } },
})
