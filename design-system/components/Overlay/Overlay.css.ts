import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { localeRoot } from '../../locale/localeRoot.css.ts'

export const fade = keyframes({ from: { opacity: 0 } })
const drop = keyframes({ from: { opacity: 0, transform: `translateY(calc(${fixed.space.xs} * -1))` } })

const timing = { animationDuration: fixed.motion.base, animationTimingFunction: fixed.motion.enter }
const leaving = {
  animationDuration: fixed.motion.fast,
  animationTimingFunction: fixed.motion.leave,
  animationDirection: 'reverse',
  animationFillMode: 'forwards',
}

/** A floating surface. Only floating surfaces may have a shadow. */
export const floating = style([
  localeRoot,
  {
    background: vars.colour.surface,
    color: vars.colour.text,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
  },
])

/** A panel beside the element that opened it. */
export const panel = style([
  floating,
  {
    borderRadius: fixed.radius.card,
    zIndex: fixed.layer.overlay,
    maxInlineSize: `calc(100vw - ${fixed.space.md})`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    selectors: {
      '&[data-entering]': { animationName: drop, ...timing },
      '&[data-exiting]': { animationName: fade, ...leaving },
    },
    '@media': { [media.calm]: { selectors: { '&[data-entering]': { animationName: fade } } } },
  },
])

/** The scrim over the page while a modal is open. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: fixed.layer.overlay,
  blockSize: 'var(--visual-viewport-height)',
  display: 'grid',
  background: vars.colour.scrim,
  overflow: 'auto',
  selectors: {
    '&[data-entering]': { animationName: fade, ...timing },
    '&[data-exiting]': { animationName: fade, ...leaving },
  },
})

export const motion = { timing, leaving }
