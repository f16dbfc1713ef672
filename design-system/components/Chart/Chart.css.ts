import { createContainer, createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text, unitsEdge } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { ink, texture } from './ink.css.ts'

const { colour } = vars
const hair = fixed.space.hair

/** The layout depends on the chart's own width, not on the page's. */
export const chartBox = createContainer()
export const chart = style({
  containerName: chartBox,
  containerType: 'inline-size',
  display: 'grid',
  gap: fixed.space.md,
  minInlineSize: 0,
})
const roomy = `${chartBox} (min-width: 30rem)`

/** Minimum width of the value axis and height of the drawing. Set both on an element around charts that share an axis. */
export const axisWidth = createVar()
export const plotHeight = createVar()

export const plot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: `${fallbackVar(plotHeight, '11rem')} auto`,
  columnGap: fixed.space.xs,
  paddingBlockStart: fixed.space.xxl,
  paddingInlineEnd: fixed.space.sm,
  borderRadius: fixed.radius.control,
  selectors: {
    '&:focus-visible': {
      outline: `calc(${hair} * 2) solid ${colour.focus}`,
      outlineOffset: fixed.space.xxs,
      borderRadius: fixed.radius.control,
    },
  },
  '@container': { [roomy]: { gridTemplateRows: `${fallbackVar(plotHeight, '13rem')} auto`, paddingInlineEnd: fixed.space.lg } },
})
const axisText = { ...text('caption'), fontFamily: type.familyNumber, color: colour.textMuted, whiteSpace: 'nowrap' } as const
export const valueAxis = style({ minInlineSize: fallbackVar(axisWidth, '0'), display: 'grid', justifyItems: 'end', alignItems: 'end' })
/* All labels share one cell, so that the axis is as wide as its widest label. Each label is then moved up to its value. */
export const valueLabel = style({ ...axisText, gridArea: '1 / 1', position: 'relative', translate: '0 50%', unicodeBidi: 'isolate' })

export const area = style({
  position: 'relative',
  minInlineSize: 0,
  touchAction: 'pan-y',
  selectors: { [`${plot}[role="application"] &`]: { cursor: 'crosshair' } },
})
export const gridLine = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: hair,
  translate: '0 50%',
  background: colour.border,
  selectors: { '&[data-base]': { background: colour.borderControl } },
  '@media': { [media.forced]: { background: 'GrayText' } },
})
export const foot = style({
  gridColumn: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minBlockSize: `calc(${type.caption.line} + ${fixed.space.xs})`,
  paddingBlockStart: fixed.space.xs,
})
/* Has no box: the labels are in the grid of the foot. */
export const footRow = style({ display: 'contents' })
export const footLabel = style({
  ...axisText,
  // All labels share one cell, which is as high as the highest label. Each label is then moved under its point.
  gridArea: '1 / 1',
  justifySelf: 'start',
  position: 'relative',
  inlineSize: 'max-content',
  display: 'grid',
  justifyItems: 'center',
  whiteSpace: 'normal',
})
/** Text of a label: it breaks between words, or inside a word that is too long. Text after the third line is cut. */
export const footWords = style({
  maxInlineSize: '100%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textAlign: 'center',
})

export const drawing = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
})
/* A picture within a drawing: lines that are stretched over it, or a mark at a place of it. */
export const part = style({ overflow: 'visible' })
/* Lines are stretched over the drawing, but their strokes are not. */
const unstretched = { vectorEffect: 'non-scaling-stroke' } as const
const stroked = { fill: 'none', stroke: ink, strokeWidth: '2px', strokeLinejoin: 'round', strokeLinecap: 'round' } as const
export const line = style({ ...stroked, ...unstretched })
export const keyLine = style({ ...stroked, strokeLinecap: 'butt' })
export const under = style({ fill: ink, opacity: 0.1, '@media': { [media.forced]: { display: 'none' } } })
export const gap = style({ ...stroked, ...unstretched, strokeWidth: '1.5px', strokeDasharray: '1 4', opacity: 0.75 })
export const mark = style({ fill: ink, stroke: colour.surface, strokeWidth: '1.5px', paintOrder: 'stroke' })
export const cross = style({ stroke: colour.borderControl, strokeWidth: '1px', '@media': { [media.forced]: { stroke: 'Highlight' } } })
export const now = style({
  fill: colour.highlight,
  stroke: colour.surface,
  strokeWidth: '2px',
  '@media': { [media.forced]: { fill: 'Highlight' } },
})
export const peakDot = style({ fill: colour.surface, stroke: ink, strokeWidth: '2px' })
export const lead = style({ stroke: colour.borderControl, strokeWidth: '1px' })

const halo = { background: `color-mix(in srgb, ${colour.surface} 82%, transparent)`, borderRadius: fixed.radius.small } as const
export const note = style({ ...axisText, ...halo, position: 'absolute', pointerEvents: 'none', paddingInline: fixed.space.xxs })
export const strongNote = style({ color: colour.text, fontWeight: type.label.weight })

export const readoutPlace = style({
  position: 'absolute',
  insetBlockStart: `calc(${fixed.space.md} * -1)`,
  zIndex: fixed.layer.raised,
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100%)',
  pointerEvents: 'none',
})
export const readout = style({
  display: 'grid',
  gap: fixed.space.xxs,
  minInlineSize: 0,
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.sm,
  border: `${hair} solid ${colour.border}`,
  borderRadius: fixed.radius.control,
  background: colour.surface,
  color: colour.text,
  boxShadow: vars.shadow.float,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
export const readoutTitle = style({ ...text('caption'), color: colour.textMuted })
export const readoutRow = style({ ...text('caption'), display: 'flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })
export const readoutName = style({ flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const readoutValue = style({ fontFamily: type.familyNumber, fontWeight: type.label.weight, whiteSpace: 'nowrap' })

/* Fill of a series. In forced colours series differ by texture. */
export const filled = style({
  background: texture,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', border: `${hair} solid CanvasText` } },
})
export const key = style([filled, { flex: 'none', inlineSize: fixed.space.sm, blockSize: fixed.space.sm, borderRadius: '3px' }])

const legendBase = style({ minInlineSize: 0 })
const rowsBase = { display: 'grid', inlineSize: '100%', columnGap: fixed.space.sm } as const
export const legend = styleVariants({
  line: [legendBase, { display: 'flex', flexWrap: 'wrap', columnGap: fixed.space.lg, rowGap: fixed.space.xs }],
  rows: [legendBase, rowsBase, { gridTemplateColumns: 'auto minmax(0, 1fr) auto' }],
  shares: [legendBase, rowsBase, { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' }],
})
export const legendRow = styleVariants({
  line: { display: 'flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    gridColumn: '1 / -1',
    alignItems: 'center',
    paddingBlock: fixed.space.xs,
    borderBlockEnd: `${hair} solid ${colour.border}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
})
export const legendWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const legendName = style(text('label'))
export const legendNote = style({ ...text('caption'), color: colour.textMuted })
const figures = { ...unitsEdge, fontFamily: type.familyNumber, whiteSpace: 'nowrap' } as const
export const legendAmount = styleVariants({
  strong: { ...text('label'), ...figures },
  quiet: { ...text('caption'), ...figures, color: colour.textMuted, minInlineSize: '3rem' },
})
