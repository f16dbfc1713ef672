import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { fixed, vars } from '../../tokens/vars.css.ts'

const width = `calc(${fixed.space.hair} * 2)`

/**
 * Shows the focus of the region. The ring is inside, because a card may cut off what is outside, and above the content, because a header
 * that stays in place would cover it.
 */
export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  selectors: {
    '&:has(> :focus-visible)::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: fixed.layer.raised,
      outline: `${width} solid ${vars.colour.focus}`,
      outlineOffset: `calc(${width} * -1)`,
      borderRadius: fixed.radius.card,
      pointerEvents: 'none',
    },
  },
})

export const scroller = recipe({
  base: { position: 'relative', overflow: 'auto', minInlineSize: 0, overscrollBehaviorInline: 'contain', outline: 'none' },
  variants: { isLow: { true: { maxBlockSize: '24rem' } } },
})
