import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { fade, floating, motion, scrim as veil } from '../Overlay/Overlay.css.ts'

/** Modal width, and maximum heights of the connect panel (specification, widths). */
export const modalWidth = '475px'
const drawerWidth = '480px'
/** Width for three pictures side by side. */
const wideWidth = '56rem'
export const shortHeight = { phone: '60vh', desktop: '480px' }

export const rise = keyframes({ from: { opacity: 0, transform: `translateY(${fixed.space.md})` } })
const slideIn = keyframes({ from: { transform: `translateX(calc(100% * ${type.sign}))` } })
export const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })

const low = style([
  veil,
  {
    alignItems: 'end',
    justifyItems: 'center',
    paddingBlockStart: fixed.space.xxl,
    '@media': { [media.desktop]: { alignItems: 'center', padding: fixed.space.xl } },
  },
])

export const scrim = styleVariants({
  dialog: [veil, { placeItems: 'center', padding: fixed.space.md }],
  question: [low],
  sheet: [low],
  shortSheet: [low],
  wideSheet: [low],
  drawer: [low, { '@media': { [media.desktop]: { alignItems: 'stretch', justifyItems: 'end', padding: 0 } } }],
})

const moving = {
  selectors: {
    '&[data-entering]': { animationName: rise, ...motion.timing },
    '&[data-exiting]': { animationName: fade, ...motion.leaving },
  },
  '@media': { [media.calm]: { selectors: { '&[data-entering]': { animationName: fade } } } },
}

const paperBase = style([
  floating,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: `min(100%, ${modalWidth})`,
    minInlineSize: 0,
    overflow: 'hidden',
    maxBlockSize: '100%',
  },
])

const sheet = style([
  paperBase,
  {
    inlineSize: '100%',
    borderStartStartRadius: fixed.radius.sheet,
    borderStartEndRadius: fixed.radius.sheet,
    selectors: {
      '&[data-entering]': { animationName: slideUp, ...motion.timing },
      '&[data-exiting]': { animationName: slideUp, ...motion.leaving },
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
        inlineSize: `min(100%, ${modalWidth})`,
        borderRadius: fixed.radius.card,
        selectors: {
          '&::before': { display: 'none' },
          '&[data-entering]': { animationName: rise },
          '&[data-exiting]': { animationName: fade },
        },
      },
      [media.calm]: { selectors: { '&[data-entering]': { animationName: fade }, '&[data-exiting]': { animationName: fade } } },
    },
  },
])

/** A sheet that must be answered has no drag handle. */
const question = style([sheet, { paddingBlockStart: fixed.space.xs, selectors: { '&::before': { display: 'none' } } }])

const drawer = style([
  sheet,
  {
    '@media': {
      [media.desktop]: {
        inlineSize: `min(100%, ${drawerWidth})`,
        borderRadius: 0,
        borderStartStartRadius: fixed.radius.sheet,
        borderEndStartRadius: fixed.radius.sheet,
        selectors: { '&[data-entering]': { animationName: slideIn }, '&[data-exiting]': { animationName: slideIn } },
      },
      [media.calm]: { selectors: { '&[data-entering]': { animationName: fade }, '&[data-exiting]': { animationName: fade } } },
    },
  },
])

export const paper = styleVariants({
  dialog: [paperBase, { borderRadius: fixed.radius.card, ...moving }],
  question: [question],
  sheet: [sheet],
  shortSheet: [sheet, { maxBlockSize: shortHeight.phone, '@media': { [media.desktop]: { maxBlockSize: shortHeight.desktop } } }],
  wideSheet: [sheet, { '@media': { [media.desktop]: { inlineSize: `min(100%, ${wideWidth})` } } }],
  drawer: [drawer],
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  outline: 'none',
  selectors: { [`${drawer} > &`]: { flex: 1 } },
})

const inline = {
  paddingInline: fixed.space.lg,
  '@media': { [media.desktop]: { paddingInline: fixed.space.xl } },
}

export const header = style({
  ...inline,
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingBlockStart: fixed.space.md,
  flex: 'none',
})

const titleBase = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' })
export const title = styleVariants({ title: [titleBase, text('title')], heading: [titleBase, text('heading')] })

export const close = style({ display: 'flex', alignSelf: 'start', marginInlineEnd: `calc(${fixed.space.sm} * -1)` })

export const body = style({
  ...inline,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: `${fixed.space.xs} ${fixed.space.xl}`,
  overflowWrap: 'anywhere',
  selectors: { [`&:has(~ [data-part="footer"])`]: { paddingBlockEnd: fixed.space.lg }, [`${drawer} &`]: { flex: 1 } },
})

/** Space for a visible toast, above the buttons. */
export const lane = style({ flex: 'none', blockSize: 'var(--toast-room, 0px)' })

export const footer = style({
  ...inline,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: fixed.space.sm,
  paddingBlockEnd: fixed.space.xl,
  flex: 'none',
  /* In a drawer a line separates the scrolling content from the buttons. */
  selectors: {
    [`${drawer} &`]: { paddingBlockStart: fixed.space.md, borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` },
  },
  '@media': {
    ...inline['@media'],
    // Stacks the buttons: the confirming button first, the refusing button nearest to the edge.
    [media.phone]: { selectors: { [`${question} &`]: { flexDirection: 'column-reverse', alignItems: 'stretch' } } },
  },
})
