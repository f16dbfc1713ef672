import { createVar, globalStyle, keyframes, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { layoutWidths, type LayoutWidth } from './path.ts'

const { colour } = vars
const { space } = fixed
const hair = space.hair

/* Centres an element on its point. */
const centred = `calc(-50% * ${type.sign}) -50%`

/** A container, because the layout depends on its width. */
const around = 'goalPath'
export const path = style({ containerName: around, containerType: 'inline-size', minInlineSize: 0 })
const wide = (width: LayoutWidth) => `${around} (width >= ${width}px)`

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
export const start = style({ ...ring, position: 'absolute', insetBlockStart: 0, insetInlineStart: space.xl })
export const startWord = style({
  ...text('caption'),
  display: 'none',
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
export const experience = style({ ...text('label'), overflowWrap: 'anywhere', marginBlock: space.xxs })
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

/* The vertical layout. It is also the form of the elements; the horizontal layout moves them. */
const lead = '4.5rem'
export const shape = style({ position: 'relative', maxInlineSize: '34rem', marginBlockStart: space.sm, paddingInlineStart: space.xl })
export const uprightLine = style({ ...lineBase, insetInlineStart: space.xl })
export const lyingLine = style({ ...lineBase, display: 'none', insetInline: 0, insetBlockStart: 0, inlineSize: '100%' })
export const list = style({ display: 'grid', gridAutoRows: '1fr' })
export const stop = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  paddingBlock: space.xxs,
  paddingInlineStart: lead,
})
export const goal = style({})
globalStyle(`${stop} > ${cardBase}`, {
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(0, auto)',
  gridTemplateRows: 'auto',
  columnGap: space.sm,
  alignContent: 'center',
  alignItems: 'center',
  minBlockSize: '4.75rem',
  paddingInline: space.md,
})
globalStyle(`${stop} > ${cardBase} > [data-part="kind"]`, { gridArea: '1 / 2' })
globalStyle(`${stop} > ${cardBase} > [data-part="reward"]`, { gridColumn: '1 / -1', gridRow: 2 })
export const knotPlace = style({
  display: 'block',
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
const hereBase = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' })
const [leanOn, leanBack] = [style({}), style({})]
/** `on`: in the horizontal layout the text extends from the avatar towards the end. `back`: towards the start. */
export const here = { on: `${hereBase} ${leanOn}`, back: `${hereBase} ${leanBack}` }
globalStyle(`${hereBase} > ${face}`, { position: 'absolute', insetInlineStart: 'calc(var(--w-swing) - 22px)' })
globalStyle(`${hereBase} > ${hereKnot}`, { position: 'absolute', insetInlineStart: 'calc(var(--w-swing) - 9px)' })
globalStyle(`${hereBase} > ${say}`, { gridColumn: 2 })

/* The horizontal layout: rewards hang below their points on a thin line. */

/** The share of a stop along the line. Each stop has one for each width. */
const place = createVar()
/** A drawing that lies from a width on. */
export const lies = Object.fromEntries(layoutWidths.map((width) => [width, style({})])) as Record<LayoutWidth, string>
/** A path whose goals are all reached. The avatar would hide the last knot, so only the text is shown. */
export const allReached = style({})

/** The completed part of the line, drawn once for each width. */
export const goneAt = Object.fromEntries(
  layoutWidths.map((width, at) => {
    const next = layoutWidths[at + 1]
    const range = next === undefined ? wide(width) : `${around} (${width}px <= width < ${next}px)`
    return [width, style([gone, { display: 'none', '@container': { [range]: { display: 'inline' } } }])]
  }),
) as Record<LayoutWidth, string>

for (const width of layoutWidths) {
  globalStyle(stop, { '@container': { [wide(width)]: { vars: { [place]: `var(--w-at-${width})` } } } })
  const inside = (selector: string, rules: GlobalStyleRule) =>
    globalStyle(`${lies[width]}${selector}`, { '@container': { [wide(width)]: rules } })
  inside('', {
    maxInlineSize: 'none',
    marginBlockStart: `calc(${space.vast} + ${space.xl})`,
    marginInline: `${space.xxl} calc(${space.vast} + ${space.xl})`,
    paddingInlineStart: 0,
    minBlockSize: '17.5rem',
  })
  inside(` > ${uprightLine}`, { display: 'none' })
  inside(` > ${lyingLine}`, { display: 'inline' })
  inside(` > ${start}`, { insetInlineStart: 0 })
  inside(` ${startWord}`, { display: 'inline' })
  inside(` > ${list}`, { display: 'contents' })
  inside(` ${stop}`, {
    position: 'absolute',
    display: 'block',
    padding: 0,
    insetInlineStart: `calc(${place} * 100%)`,
    insetBlockStart: `calc(3 * var(--w-depth) * ${place} * (1 - ${place}))`,
  })
  inside(` ${stop}:not(${goal})`, { zIndex: fixed.layer.raised })
  /* The thin line on which the reward hangs. */
  inside(` ${goal}::before`, {
    content: '""',
    position: 'absolute',
    insetBlockStart: '13px',
    insetInlineStart: 0,
    inlineSize: hair,
    blockSize: '39px',
    background: colour.borderControl,
    '@media': { [media.forced]: { background: 'CanvasText' } },
  })
  inside(` ${knotPlace}`, { position: 'static' })
  inside(` ${knotPlace}::after`, { display: 'none' })
  inside(` ${stop} > ${cardBase}`, {
    position: 'absolute',
    insetBlockStart: '52px',
    insetInlineStart: '-72px',
    inlineSize: '144px',
    minBlockSize: '7rem',
    gridTemplateColumns: 'none',
    gridTemplateRows: 'auto auto 1fr',
    gap: '1px',
    alignContent: 'normal',
    alignItems: 'end',
    paddingInline: space.sm,
  })
  inside(` ${stop} > ${cardBase} > [data-part="kind"]`, { gridArea: 'auto' })
  inside(` ${stop} > ${cardBase} > [data-part="reward"]`, { gridColumn: 'auto', gridRow: 'auto' })
  /* Beside other cards a title has five lines, which is enough for 80 letters. */
  inside(` ${experience}`, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden' })
  /* Puts the text above the avatar, so that the avatar stays on the line. */
  inside(` ${hereBase}`, {
    position: 'absolute',
    gap: space.sm,
    insetBlockEnd: '-22px',
    inlineSize: 'max-content',
    maxInlineSize: '16rem',
    gridTemplateColumns: 'none',
    alignItems: 'normal',
  })
  inside(` ${leanOn}`, { insetInlineStart: '-22px', justifyItems: 'start' })
  inside(` ${leanBack}`, { insetInlineEnd: '-22px', justifyItems: 'end', textAlign: 'end' })
  inside(` ${hereBase} > :is(${face}, ${hereKnot})`, { position: 'static', order: 1 })
  inside(` ${hereBase} > ${say}`, { gridColumn: 'auto' })
  inside(`${allReached} ${hereBase}`, { insetBlockEnd: space.lg })
  inside(`${allReached} ${hereBase} > :is(${face}, ${hereKnot})`, { display: 'none' })
}
