import { keyframes, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const pass = keyframes({ from: { backgroundPosition: '-70% 0' }, to: { backgroundPosition: '170% 0' } })
const line = `linear-gradient(90deg, transparent, ${vars.colour.primary}, transparent)`

/**
 * Shows that a newer list is loading while the old list stays visible. A line above the list moves in reading direction. The list keeps its
 * colours, so that it stays legible. With reduced motion, the line does not move.
 */
export const reloading = style({
  position: 'relative',
  selectors: {
    '&[aria-busy="true"]::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: `calc(${fixed.space.xs} * -1)`,
      blockSize: '3px',
      borderRadius: fixed.radius.full,
      background: `${line} 50% 0 / 40% 100% no-repeat ${vars.colour.border}`,
      transform: `scaleX(${type.sign})`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[aria-busy="true"]::before': { animation: `${pass} 1.2s linear infinite` } },
    },
    [media.forced]: { selectors: { '&[aria-busy="true"]::before': { background: 'Highlight' } } },
  },
})
