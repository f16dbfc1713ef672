import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { box } from '../Checkbox/Checkbox.css.ts'

export const choiceOrientations = ['vertical', 'horizontal'] as const

const list = style({ display: 'flex', columnGap: fixed.space.xl, minInlineSize: 0 })
export const choices = styleVariants({
  vertical: [list, { flexDirection: 'column' }],
  horizontal: [list, { flexWrap: 'wrap' }],
})

/** The box of a checkbox, but round. The doubled selector keeps it round if the checkbox's own styles are loaded later. */
export const ring = style([box, { selectors: { '&&': { borderRadius: fixed.radius.full } } }])

export const dot = style({
  inlineSize: fixed.space.xs,
  blockSize: fixed.space.xs,
  borderRadius: fixed.radius.full,
  background: 'currentColor',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})

/** Aligns the description with the label, beside the ring. */
export const description = style({ paddingInlineStart: `calc(${fixed.space.xl} + ${fixed.space.sm})`, color: vars.colour.textMuted })
