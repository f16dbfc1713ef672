import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const verifiedMark = style({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  verticalAlign: 'middle',
  color: vars.colour.primary,
})
export const tick = style({ stroke: vars.colour.onPrimary })
