import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const talents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: fixed.space.md,
})
/* All cards of a row have the same height. */
globalStyle(`${talents} > *`, { display: 'grid', minInlineSize: 0 })
export const talent = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm, minInlineSize: 0 })
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
