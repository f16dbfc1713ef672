import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: fixed.space.md,
  rowGap: fixed.space.xxs,
  alignItems: 'center',
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.lg,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) auto', gap: fixed.space.md } },
})
/* On phones, the edit button is beside both lines of a row. */
export const edit = style({ '@media': { [media.phone]: { gridColumn: 2, gridRow: '1 / 3' } } })
export const name = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
export const value = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
