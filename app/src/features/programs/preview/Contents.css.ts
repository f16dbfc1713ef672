import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: fixed.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const words = style({ display: 'grid', gap: fixed.space.xxs, padding: fixed.space.md, overflowWrap: 'anywhere' })
export const quiet = style({ ...text('caption'), color: vars.colour.textMuted })
export const title = style({ ...text('label') })
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: fixed.space.xs })
