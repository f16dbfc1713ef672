import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Two fields, beside each other if both have enough room. */
const pair = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${fixed.space.vast} * 2)), 1fr))`,
  gap: fixed.space.md,
  alignItems: 'start',
})
/**
 * Row of first and last name. On phones the two fields are stacked, because a field of half the width would cut off a name of two words.
 */
export const names = style([
  pair,
  { gridTemplateColumns: 'minmax(0, 1fr)', '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
])
/** Two fields for longer texts. */
export const widePair = style([pair, { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${fixed.space.vast} * 3.5)), 1fr))` }])

export const photo = style({ display: 'flex', flexWrap: 'nowrap', alignItems: 'center', gap: fixed.space.md, minInlineSize: 0 })
export const photoWords = style({ display: 'grid', justifyItems: 'start', gap: fixed.space.xs, minInlineSize: 0 })
