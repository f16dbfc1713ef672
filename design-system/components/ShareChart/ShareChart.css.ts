import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { chartBox, filled } from '../Chart/Chart.css.ts'
import { ink } from '../Chart/ink.css.ts'

const { colour } = vars

export const layout = styleVariants({
  bar: { display: 'grid', gap: fixed.space.md, minInlineSize: 0 },
  ring: {
    display: 'grid',
    gap: fixed.space.lg,
    justifyItems: 'center',
    minInlineSize: 0,
    '@container': {
      [`${chartBox} (min-width: 26rem)`]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: fixed.space.xxl, alignItems: 'center' },
    },
  },
})
export const strip = style({
  display: 'flex',
  gap: '1.5px',
  blockSize: fixed.space.lg,
  borderRadius: fixed.radius.small,
  background: colour.sunken,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const piece = style([filled, { minInlineSize: '2px' }])

export const ring = style({
  '@media': { [media.forced]: { display: 'none' } },
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '11rem',
  maxInlineSize: '100%',
  aspectRatio: '1',
})
/* The ring starts at the top and follows the reading direction. */
export const turning = style({ inlineSize: '100%', blockSize: '100%', gridArea: '1 / 1', transform: `scaleX(${type.sign})` })
export const ringTrack = style({ fill: 'none', stroke: colour.sunken, strokeWidth: '18px' })
export const arc = style({ fill: ink, '@media': { [media.forced]: { stroke: 'Canvas', strokeWidth: '1px' } } })
/* Text in the hole of the ring, clear of the ring. A long text takes two lines, and a number has its unit below it. */
export const middle = style({
  ...text('heading'),
  fontFamily: type.familyNumber,
  gridArea: '1 / 1',
  inlineSize: 'min-content',
  maxInlineSize: '58%',
  textAlign: 'center',
  overflowWrap: 'normal',
})
/* In forced colours only the strip has textures, so the strip replaces the ring. */
export const stripPlace = styleVariants({
  bar: { minInlineSize: 0 },
  ring: { display: 'none', '@media': { [media.forced]: { display: 'block', inlineSize: '100%', minInlineSize: '8rem' } } },
})
