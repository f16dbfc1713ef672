import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xs,
  alignItems: 'center',
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.lg,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 2fr) 15rem', gap: fixed.space.md } },
})
export const name = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
export const facts = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
export const edit = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })
