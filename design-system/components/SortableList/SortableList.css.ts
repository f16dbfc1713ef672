import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

const moving = '(prefers-reduced-motion: no-preference)'

export const list = style({})

export const entry = style({
  position: 'relative',
  selectors: {
    '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` },
    /* The dragged entry is drawn above the other entries, with its own background. */
    '&[data-dragging]': {
      zIndex: 1,
      borderRadius: fixed.radius.control,
      background: vars.colour.surface,
      boxShadow: vars.shadow.float,
      outline: `${fixed.space.hair} solid ${vars.colour.border}`,
    },
  },
  '@media': {
    [moving]: {
      selectors: {
        [`${list}[data-sorting] > &:not([data-dragging])`]: { transition: `transform ${fixed.motion.fast} ${fixed.motion.enter}` },
      },
    },
    [media.forced]: { selectors: { '&[data-dragging]': { outline: '2px solid Highlight' } } },
  },
})

export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.hit,
  blockSize: fixed.hit,
  borderRadius: fixed.radius.control,
  color: vars.colour.textMuted,
  cursor: 'grab',
  /* Touching the handle moves the entry instead of scrolling the page. */
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.colour.sunken, color: vars.colour.text },
    '[data-dragging] &': { cursor: 'grabbing', color: vars.colour.text },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})
