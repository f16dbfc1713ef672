import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const coverRatios = ['cover', 'page', 'card', 'phone', 'strip', 'square'] as const

export const cover = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    background: vars.colour.sunken,
    '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
  },
  variants: {
    ratio: {
      cover: { aspectRatio: '7 / 2' },
      page: { aspectRatio: '12 / 5', '@media': { [media.desktop]: { aspectRatio: '7 / 2' } } },
      card: { aspectRatio: '9 / 2' },
      phone: { aspectRatio: '12 / 5' },
      strip: { blockSize: fixed.space.vast },
      square: { aspectRatio: '1' },
    },
    isRounded: {
      true: { borderRadius: fixed.radius.card },
      desktop: { '@media': { [media.desktop]: { borderRadius: fixed.radius.card } } },
    },
  },
  defaultVariants: { ratio: 'cover' },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: `brightness(${vars.picture.brightness})`,
})
