import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'

export const root = style({ display: 'block', minInlineSize: 0 })

const boxBase = style([field.box, { paddingInlineEnd: fixed.space.none }])
const sunken = style([
  boxBase,
  {
    minBlockSize: fixed.hit,
    paddingInlineStart: fixed.space.sm,
    background: vars.colour.sunken,
    selectors: { '&:not(:hover, :has(:focus))': { borderColor: 'transparent' } },
  },
])
export const box = styleVariants({ outlined: [boxBase], sunken: [sunken] })

export const input = style([
  field.input,
  field.atPageStart,
  field.freeText,
  { textOverflow: 'ellipsis', selectors: { [`${sunken} > &`]: { '@media': { [media.desktop]: { ...text('label') } } } } },
])

export const clear = style({ display: 'flex', selectors: { '[data-empty] &': { display: 'none' } } })
