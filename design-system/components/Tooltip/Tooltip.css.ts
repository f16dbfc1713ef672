import { style } from '@vanilla-extract/css'
import { localeRoot } from '../../locale/localeRoot.css.ts'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { fade, motion } from '../Overlay/Overlay.css.ts'

export const tip = style([
  localeRoot,
  {
    ...text('caption'),
    zIndex: fixed.layer.overlay,
    maxInlineSize: `min(18rem, calc(100vw - ${fixed.space.md}))`,
    paddingBlock: fixed.space.xs,
    paddingInline: fixed.space.sm,
    borderRadius: fixed.radius.control,
    background: vars.colour.inverse,
    color: vars.colour.onInverse,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-entering]': { animationName: fade, ...motion.timing },
      '&[data-exiting]': { animationName: fade, ...motion.leaving },
    },
    '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
  },
])
