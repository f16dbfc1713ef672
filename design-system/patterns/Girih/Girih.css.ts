import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const pattern = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  filter: `brightness(${vars.picture.brightness})`,
})
