import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** First and last name beside each other where both have room. */
export const names = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, calc(${fixed.space.vast} * 2)), 1fr))`,
  gap: fixed.space.md,
})
