import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { media } from '../../tokens/media.ts'

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xs, minInlineSize: 0 })

export const title = style({ ...text('label'), color: vars.colour.text, overflowWrap: 'anywhere' })

/** The two fields are stacked if a column would be too narrow for an amount. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
  gap: fixed.space.md,
})

/** “From” and “To” are less prominent than the label of the group. */
export const end = style({ ...text('caption'), color: vars.colour.textMuted, '@media': { [media.forced]: { color: 'CanvasText' } } })
