import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/** Width divided by height. The space is reserved before the picture loads, so nothing moves. */
export const imageRatioValues = { square: 1, photo: 4 / 3, portrait: 4 / 5, video: 16 / 9, reel: 9 / 16, cover: 7 / 2 } as const
export type ImageRatio = keyof typeof imageRatioValues
export const imageRatios = Object.keys(imageRatioValues) as ImageRatio[]

const shaped = (ratio: ImageRatio) => ({ aspectRatio: String(imageRatioValues[ratio]) })

export const frame = recipe({
  base: {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    overflow: 'hidden',
    background: vars.colour.sunken,
    '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  },
  variants: {
    ratio: {
      square: shaped('square'),
      photo: shaped('photo'),
      portrait: shaped('portrait'),
      video: shaped('video'),
      reel: shaped('reel'),
      cover: shaped('cover'),
    },
    isRounded: { true: { borderRadius: fixed.radius.card } },
  },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `brightness(${vars.picture.brightness})`,
  opacity: 0,
  selectors: { '&[data-loaded]': { opacity: 1, transition: `opacity ${fixed.motion.base} ${fixed.motion.enter}` } },
})

export const waiting = style({ position: 'absolute', inset: 0 })
globalStyle(`${waiting} > *`, { inlineSize: '100%', blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 })
