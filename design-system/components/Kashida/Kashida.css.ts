import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars

/* The kashida is drawn left to right and mirrored as a whole, so that it follows the reading direction. */
export const kashida = style({ position: 'relative', direction: 'ltr', transform: `scaleX(${type.sign})`, marginInline: fixed.space.xs })
export const line = style({
  position: 'absolute',
  inset: '7px 0',
  inlineSize: '100%',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: '3px',
  strokeLinecap: 'round',
})
export const way = style({ stroke: colour.border, '@media': { [media.forced]: { stroke: 'GrayText' } } })

const draw = keyframes({ from: { clipPath: 'inset(-60% 100% -60% -4%)' }, to: { clipPath: 'inset(-60% -4% -60% -4%)' } })
export const ran = style({
  stroke: colour.primary,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${draw} 600ms ${fixed.motion.enter}` },
    [media.forced]: { stroke: 'Highlight' },
  },
})
/* A dotted line, for two ends that are not joined yet. */
export const dotted = style({ strokeDasharray: '1 8', stroke: colour.borderControl })

export const knot = recipe({
  base: {
    position: 'absolute',
    inlineSize: '14px',
    blockSize: '14px',
    translate: '-50% -50%',
    borderRadius: '50%',
    border: '3px solid transparent',
  },
  variants: {
    state: {
      done: {
        background: colour.primary,
        borderColor: colour.primary,
        '@media': { [media.forced]: { background: 'Highlight', borderColor: 'Highlight' } },
      },
      here: {
        background: colour.highlight,
        borderColor: colour.highlight,
        boxShadow: `0 0 0 4px ${colour.highlightHalo}`,
        '@media': { [media.forced]: { background: 'CanvasText', borderColor: 'Highlight' } },
      },
      start: { background: colour.surface, borderColor: colour.primary, '@media': { [media.forced]: { borderColor: 'Highlight' } } },
      due: { background: colour.surface, borderColor: colour.primary, '@media': { [media.forced]: { borderColor: 'Highlight' } } },
      open: { background: colour.surface, borderColor: colour.borderControl, borderWidth: '2px' },
      failed: {
        background: colour.danger,
        borderColor: colour.danger,
        '@media': { [media.forced]: { background: 'CanvasText', borderColor: 'CanvasText' } },
      },
    },
    isSmall: { true: { inlineSize: '10px', blockSize: '10px' } },
  },
})
