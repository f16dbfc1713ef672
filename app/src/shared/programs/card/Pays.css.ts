import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '@wasla/design-system/tokens/vars.css.ts'

export const pays = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0, overflowWrap: 'anywhere' })
/** An amount never wraps. */
export const money = style({ whiteSpace: 'nowrap' })
/** The figure is one size larger than its sentence. */
export const figure = style({
  fontFamily: type.familyNumber,
  fontSize: `calc(${type.heading.size} * 1.12)`,
  fontWeight: type.strong,
  lineHeight: 1,
})
/** A row of a list has no room for the larger figure. */
globalStyle(`${pays}[data-look='row'] ${figure}`, { fontSize: 'inherit' })
