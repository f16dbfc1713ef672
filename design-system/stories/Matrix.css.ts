import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'
import { fixed, vars } from '../tokens/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: fixed.space.xl,
  alignItems: 'start',
})
/** The width of the smallest phone. */
export const narrow = style({ display: 'grid', gap: fixed.space.xl, inlineSize: '288px' })
export const cell = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xs, minInlineSize: 0 })
export const name = style({ ...text('caption'), color: vars.colour.textMuted })
