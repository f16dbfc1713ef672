import { style, styleVariants } from '@vanilla-extract/css'
import { fixed, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const root = style({ display: 'block', minInlineSize: 0 })

const box_ = style([field.box, { paddingInlineEnd: fixed.space.none }])
export const box = styleVariants({
  outlined: [box_],
  sunken: [box_, { background: vars.colour.sunken, selectors: { '&:not(:hover, :has(:focus))': { borderColor: 'transparent' } } }],
})

export const input = style([field.input, field.atPageStart, field.freeText])

export const clear = style({ display: 'flex', selectors: { '[data-empty] &': { visibility: 'hidden' } } })
