import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const cardGrounds = ['surface', 'sunken', 'tinted'] as const

export const card = recipe({
  base: {
    display: 'block',
    position: 'relative',
    minInlineSize: 0,
    border: '1px solid transparent',
    borderRadius: fixed.radius.card,
    color: vars.colour.text,
    overflowWrap: 'anywhere',
    '@media': { [media.forced]: { borderColor: 'CanvasText' } },
  },
  variants: {
    paper: {
      surface: { background: vars.colour.surface, borderColor: vars.colour.border },
      sunken: { background: vars.colour.sunken },
      tinted: { background: vars.colour.accent2Tint },
    },
    isPadded: { true: { padding: fixed.space.lg } },
    /* Clips a cover to the rounded corners. Off by default, because it would cut off a focus ring inside. */
    isClipped: { true: { overflow: 'hidden' } },
  },
  defaultVariants: { paper: 'surface' },
})

export const linkCard = style({
  textDecoration: 'none',
  transition: `border-color ${fixed.motion.fast} ${fixed.motion.enter}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.colour.borderControl },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.card },
  },
})
