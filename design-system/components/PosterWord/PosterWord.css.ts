import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const posterWord = style({
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'currentColor',
  color: vars.colour.poster,
})
