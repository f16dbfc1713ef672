import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { modalWidth, rise, shortHeight, slideUp } from '../Dialog/ModalFrame.css.ts'
import { fade, floating, motion } from '../Overlay/Overlay.css.ts'

export const pageSheetHeights = ['tall', 'short'] as const

/** Transition with which the sheet leaves. Browsers that cannot delay `display` do not know `allow-discrete` and close at once. */
const leaving = ['opacity', 'transform', 'display allow-discrete', 'overlay allow-discrete']
  .map((property) => `${property} ${fixed.motion.fast} ${fixed.motion.leave}`)
  .join()

const shown = { display: 'flex', opacity: 1, transform: 'none' } as const

/*
 * Rules with `:popover-open` and `[data-open]` stand alone: a browser without popovers would drop a rule that has both. There the sheet stays
 * closed until a script sets `[data-open]`.
 */
const sheet = style([
  floating,
  {
    position: 'fixed',
    inset: 'auto 0 0',
    display: 'none',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: 'none',
    blockSize: 'auto',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 'none',
    borderStartStartRadius: fixed.radius.sheet,
    borderStartEndRadius: fixed.radius.sheet,
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    pointerEvents: 'auto',
    opacity: 0,
    transform: 'translateY(100%)',
    transition: leaving,
    selectors: {
      '&:popover-open': { ...shown, animationName: slideUp, ...motion.timing },
      '&[data-open]': { ...shown, zIndex: fixed.layer.overlay },
      '&::backdrop': { background: vars.colour.scrim },
      '&:popover-open::backdrop': { animationName: fade, ...motion.timing },
      '&::before': {
        content: '',
        flex: 'none',
        inlineSize: fixed.space.huge,
        blockSize: fixed.space.xxs,
        margin: `${fixed.space.sm} auto 0`,
        borderRadius: fixed.radius.full,
        background: vars.colour.borderControl,
      },
    },
    '@media': {
      [media.desktop]: {
        inset: 0,
        inlineSize: `min(100%, ${modalWidth})`,
        blockSize: 'fit-content',
        margin: 'auto',
        borderRadius: fixed.radius.card,
        transform: 'none',
        selectors: {
          '&::before': { display: 'none' },
          '&:popover-open': { animationName: rise },
        },
      },
      [media.calm]: { transform: 'none', selectors: { '&:popover-open': { animationName: fade } } },
      [media.forced]: { border: `${fixed.space.hair} solid CanvasText` },
    },
  },
])

export const pageSheet = recipe({
  base: sheet,
  variants: {
    height: {
      tall: {
        maxBlockSize: `calc(100dvh - ${fixed.space.xxl})`,
        '@media': { [media.desktop]: { maxBlockSize: `calc(100dvh - 2 * ${fixed.space.xl})` } },
      },
      short: { maxBlockSize: shortHeight.phone, '@media': { [media.desktop]: { maxBlockSize: shortHeight.desktop } } },
    },
  },
})

/* The page behind the sheet does not scroll. A press beside the sheet only closes it: browsers would also press what is under the backdrop. */
const withOpenSheet = `html:has(${sheet}:popover-open)`
globalStyle(withOpenSheet, { overflow: 'hidden', scrollbarGutter: 'stable' })
globalStyle(`${withOpenSheet} body`, { pointerEvents: 'none' })
