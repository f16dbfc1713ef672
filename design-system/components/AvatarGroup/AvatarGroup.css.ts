import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const groupSizes = ['tiny', 'small', 'medium'] as const

const { colour } = vars
/* Each avatar overlaps the previous one, with a thin gap in the colour of the background. */
const overlap = `calc(${fixed.space.xs} * -1)`
const paper = `0 0 0 2px ${colour.surface}`

export const group = style({ display: 'inline-flex', alignItems: 'center', flex: 'none', maxInlineSize: '100%' })
export const face = style({
  display: 'grid',
  borderRadius: '50%',
  selectors: { '& + &': { marginInlineStart: overlap } },
})
const moreBase = style({
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: overlap,
  paddingInline: fixed.space.xs,
  borderRadius: fixed.radius.full,
  background: colour.sunken,
  color: colour.text,
  boxShadow: paper,
  fontFamily: type.familyNumber,
  fontSize: type.micro.size,
  fontWeight: type.label.weight,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  zIndex: fixed.layer.raised,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
const side = (size: (typeof groupSizes)[number]) => ({ minInlineSize: fixed.picture[size], blockSize: fixed.picture[size] })
export const more = styleVariants({ tiny: [moreBase, side('tiny')], small: [moreBase, side('small')], medium: [moreBase, side('medium')] })
