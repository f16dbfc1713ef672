import { recipe } from '@vanilla-extract/recipes'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const scroller = recipe({
  base: {
    position: 'relative',
    overflow: 'auto',
    minInlineSize: 0,
    overscrollBehaviorInline: 'contain',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.small } },
  },
  variants: { isLow: { true: { maxBlockSize: '24rem' } } },
})
