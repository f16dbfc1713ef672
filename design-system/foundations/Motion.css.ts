import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { fixed, type, vars } from '../tokens/vars.css.ts'

const side = fixed.space.xxl
export const track = style({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: side,
  borderRadius: fixed.radius.full,
  background: vars.colour.sunken,
})
const runner = style({
  inlineSize: side,
  blockSize: side,
  borderRadius: fixed.radius.full,
  background: vars.colour.primary,
  selectors: { '[data-moved] &': { transform: `translateX(calc((100cqi - ${side}) * ${type.sign}))` } },
  '@media': { [media.calm]: { selectors: { '[data-moved] &': { transform: 'none', opacity: 0.4 } } } },
})
const moving = (duration: string, easing: string) => [runner, { transition: `transform ${duration} ${easing}, opacity ${duration}` }]
export const runners = styleVariants({
  fast: moving(fixed.motion.fast, fixed.motion.enter),
  base: moving(fixed.motion.base, fixed.motion.enter),
  slow: moving(fixed.motion.slow, fixed.motion.enter),
  leave: moving(fixed.motion.slow, fixed.motion.leave),
})
