import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars
const { space } = fixed
const hair = space.hair

/* Centres an element on its point. */
const centred = `calc(-50% * ${type.sign}) -50%`

export const path = style({ minInlineSize: 0 })

/* The line is drawn from left to right and mirrored as a whole. */
const roadBase = { fill: 'none', strokeWidth: '5px', strokeLinecap: 'round' } as const
const draw = keyframes({ from: { opacity: 0 } })
export const road = style({ ...roadBase, stroke: colour.border, '@media': { [media.forced]: { stroke: 'GrayText' } } })
export const dotted = style({ ...roadBase, strokeWidth: '4px', strokeDasharray: '.1 11', stroke: colour.borderControl })
export const gone = style({
  ...roadBase,
  stroke: colour.primary,
  animation: `${draw} ${fixed.motion.slow} ${fixed.motion.enter}`,
  '@media': { [media.forced]: { stroke: 'Highlight' } },
})
const lineBase = { position: 'absolute', overflow: 'visible', transform: `scaleX(${type.sign})` } as const

export const knot = recipe({
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '26px',
    blockSize: '26px',
    translate: centred,
    borderRadius: '50%',
    border: `3px solid ${colour.borderControl}`,
    background: colour.canvas,
    color: colour.onPrimary,
  },
  variants: {
    state: {
      achieved: {
        background: colour.primary,
        borderColor: colour.primary,
        '@media': { [media.forced]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
      waiting: { background: colour.surface, borderColor: colour.warning, color: colour.warning },
      next: {},
      ahead: {},
    },
    isLast: { true: { inlineSize: '34px', blockSize: '34px', borderWidth: '4px' } },
  },
})
export const core = style({
  inlineSize: '12px',
  blockSize: '12px',
  borderRadius: '50%',
  background: colour.borderControl,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})

const ring = {
  borderRadius: '50%',
  border: `5px solid ${colour.primary}`,
  background: colour.canvas,
  inlineSize: '20px',
  blockSize: '20px',
  translate: centred,
} as const
export const start = style({ ...ring, position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 })
export const startWord = style({
  ...text('caption'),
  color: colour.textMuted,
  position: 'absolute',
  insetBlockStart: space.lg,
  insetInlineStart: `calc(${space.xs} * -1)`,
  whiteSpace: 'nowrap',
})

/* Card with the reward of one goal. */
const cardBase = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignItems: 'end',
  gap: '1px',
  minInlineSize: 0,
  paddingBlock: space.sm,
  paddingInline: space.sm,
  borderRadius: fixed.radius.card,
  background: colour.sunken,
  color: colour.text,
  '@media': { [media.forced]: { border: `${hair} solid CanvasText` } },
})
export const card = styleVariants({
  achieved: [cardBase, { background: colour.successTint }],
  waiting: [cardBase, { background: colour.warningTint }],
  next: [cardBase],
  ahead: [cardBase],
})
export const quiet = style({ ...text('caption'), color: colour.textMuted })
/* Size grows from the first goal to the last: `--w-rank` is 0..1. */
export const money = style({
  ...text('number'),
  fontSize: `calc(${type.heading.size} + (${type.number.size} - ${type.heading.size}) * var(--w-rank, 0))`,
  overflowWrap: 'anywhere',
})
export const currency = style({ ...text('caption'), color: colour.textMuted })
export const experience = style({
  ...text('label'),
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  marginBlock: space.xxs,
})
const kindBase = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xxs,
  color: colour.textMuted,
  minInlineSize: 0,
})
/* A date is not cut: if it does not fit beside its word, it wraps below. */
export const kindWords = style({
  minInlineSize: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})
export const kind = styleVariants({
  achieved: [kindBase, { color: colour.success }],
  waiting: [kindBase, { color: colour.warning }],
  next: [kindBase],
  ahead: [kindBase],
})

/* Rings around the avatar at the current position. */
const halo = `0 0 0 4px ${colour.highlight}, 0 0 0 9px ${colour.highlightHalo}`
export const face = style({
  display: 'grid',
  flex: 'none',
  borderRadius: '50%',
  background: colour.canvas,
  boxShadow: halo,
  '@media': { [media.forced]: { outline: `4px solid Highlight` } },
})
export const hereKnot = style({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: '50%',
  background: colour.highlight,
  boxShadow: `0 0 0 4px ${colour.highlightHalo}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const say = style({ display: 'grid', minInlineSize: 0 })
export const hereWords = style(text('label'))
export const hereNote = style({ ...text('caption'), color: colour.textMuted, overflowWrap: 'anywhere' })

/* Styles of the horizontal layout, from here on. */
const acrossBase = style({
  position: 'relative',
  marginBlockStart: `calc(${space.vast} + ${space.xl})`,
  marginInline: `${space.xxl} calc(${space.vast} + ${space.xl})`,
  minBlockSize: '17.5rem',
})
/* Style for a path whose goals are all reached. The avatar would hide the last knot, so only the text is shown. */
const allReached = style({})
export const across = { open: acrossBase, done: `${acrossBase} ${allReached}` }
export const lying = style({ ...lineBase, insetInline: 0, insetBlockStart: 0, inlineSize: '100%' })
export const lyingList = style({ display: 'contents' })
export const lyingStop = style({
  position: 'absolute',
  selectors: {
    /* The thin line on which the reward hangs. */
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '13px',
      insetInlineStart: 0,
      inlineSize: hair,
      blockSize: '39px',
      background: colour.borderControl,
      '@media': { [media.forced]: { background: 'CanvasText' } },
    },
  },
})
globalStyle(`${lyingStop} > ${cardBase}`, {
  position: 'absolute',
  insetBlockStart: '52px',
  insetInlineStart: '-72px',
  inlineSize: '144px',
  minBlockSize: '7rem',
})
export const lyingHere = style({ position: 'absolute', zIndex: fixed.layer.raised })
const lean = {
  position: 'absolute',
  display: 'grid',
  gap: space.sm,
  insetBlockEnd: '-22px',
  inlineSize: 'max-content',
  maxInlineSize: '16rem',
} as const
/* Puts the text above the avatar, so that the avatar stays on the line. */
export const leanOn = style({ ...lean, insetInlineStart: '-22px', justifyItems: 'start' })
export const leanBack = style({ ...lean, insetInlineEnd: '-22px', justifyItems: 'end', textAlign: 'end' })

globalStyle(`${leanOn} > ${face}, ${leanBack} > ${face}, ${leanOn} > ${hereKnot}, ${leanBack} > ${hereKnot}`, { order: 1 })
globalStyle(`${allReached} ${leanBack}`, { insetBlockEnd: space.lg })
globalStyle(`${allReached} ${face}, ${allReached} ${hereKnot}`, { display: 'none' })

/* Styles of the vertical layout, from here on. */
const lead = '4.5rem'
export const uprightPath = style({ position: 'relative', maxInlineSize: '34rem', marginBlockStart: space.sm, paddingInlineStart: space.xl })
export const uprightLine = style({ ...lineBase, insetInlineStart: space.xl })
export const startUpright = style({ ...ring, position: 'absolute', insetBlockStart: 0, insetInlineStart: space.xl })
export const uprightList = style({ display: 'grid', gridAutoRows: '1fr' })
export const uprightRow = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: space.xxs,
  paddingInlineStart: lead,
})
globalStyle(`${uprightRow} > ${cardBase}`, {
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
  gridTemplateRows: 'auto',
  columnGap: space.sm,
  alignContent: 'center',
  alignItems: 'center',
  minBlockSize: '4.75rem',
  paddingInline: space.md,
})
globalStyle(`${uprightRow} > ${cardBase} > [data-part="kind"]`, { gridArea: '1 / 2' })
globalStyle(`${uprightRow} > ${cardBase} > [data-part="reward"]`, { gridColumn: '1 / -1', gridRow: 2 })
export const uprightKnot = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'var(--w-swing)',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '17px',
      inlineSize: `calc(${lead} - var(--w-swing) - 17px)`,
      blockSize: hair,
      background: colour.borderControl,
      '@media': { [media.forced]: { background: 'CanvasText' } },
    },
  },
})
export const uprightHere = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
})
globalStyle(`${uprightHere} > ${face}`, { position: 'absolute', insetInlineStart: 'calc(var(--w-swing) - 22px)' })
globalStyle(`${uprightHere} > ${hereKnot}`, { position: 'absolute', insetInlineStart: 'calc(var(--w-swing) - 9px)' })
globalStyle(`${uprightHere} > ${say}`, { gridColumn: 2 })
