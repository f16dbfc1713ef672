import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const pattern = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  filter: `brightness(${vars.picture.brightness})`,
})

/** The pattern as a picture: it covers its container like the shapes. */
export const picture = style([pattern, { objectFit: 'cover' }])
