import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { fade, floating, motion } from '../Overlay/Overlay.css.ts'

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(${fixed.space.md})` } })

export const region = style({
  position: 'fixed',
  insetBlockEnd: fixed.space.gutter,
  insetInline: fixed.space.gutter,
  zIndex: fixed.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: { justifyItems: 'end' },
  },
})
/** In the lane of a dialog the toast is centred between the edges of the dialog. */
export const inLane = style({ '@media': { [media.desktop]: { justifyItems: 'center' } } })

/*
 * Adds space of the toast's height at the end of the page, so that covered content can be scrolled free. A sticky bar has that space
 * between the page and itself. Content that is scrolled into view, also by keyboard, stops above both.
 */
const room = 'var(--toast-room, 0px)'
globalStyle('[data-toast] [data-toast-bar="sticky"]', { marginBlockStart: room })
globalStyle('[data-toast] body:not(:has([data-toast-bar="sticky"]))', { paddingBlockEnd: room })
globalStyle('html[data-toast]', { scrollPaddingBlockEnd: `calc(${room} + ${fixed.space.gutter})` })
globalStyle('html[data-toast]:has([data-toast-bar])', { scrollPaddingBlockEnd: `calc(${room} + ${fixed.space.vast} * 2)` })

export const toast = style([
  floating,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: fixed.space.sm,
    pointerEvents: 'auto',
    inlineSize: `min(26rem, 100%, calc(100vw - ${fixed.space.gutter} * 2))`,
    paddingBlock: fixed.space.sm,
    paddingInline: `${fixed.space.md} ${fixed.space.xxs}`,
    borderRadius: fixed.radius.card,
    animationName: arrive,
    ...motion.timing,
    '@media': { [media.calm]: { animationName: fade } },
  },
])

/* The icon is centred on the first line. */
const iconBase = style({ display: 'grid', alignItems: 'center', blockSize: type.label.line, flex: 'none' })
export const icon = styleVariants({
  success: [iconBase, { color: vars.colour.success }],
  info: [iconBase, { color: vars.colour.info }],
  warning: [iconBase, { color: vars.colour.warning }],
  danger: [iconBase, { color: vars.colour.danger }],
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const title = style({ ...text('label'), display: 'block', fontWeight: type.strong })
export const close = style({ display: 'flex', marginBlock: `calc(${fixed.space.sm} * -1)` })
