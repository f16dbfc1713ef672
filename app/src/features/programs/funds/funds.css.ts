import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const knotSide = space.xl

export const way = style({ position: 'relative' })
export const stroke = style({
  position: 'absolute',
  insetInlineStart: `calc(${knotSide} / 2)`,
  insetBlockStart: '10%',
  blockSize: '80%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
const line = style({ fill: 'none', strokeWidth: 3, strokeLinecap: 'round' })
export const ahead = style([line, { stroke: colour.border, '@media': { [media.forced]: { stroke: 'GrayText' } } }])
export const behind = style([line, { stroke: colour.primary, '@media': { [media.forced]: { stroke: 'CanvasText' } } }])

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoRows: '1fr',
  gap: 0,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
})
export const step = style({
  display: 'grid',
  gridTemplateColumns: `calc(${knotSide} + ${space.xl}) minmax(0, 1fr)`,
  columnGap: space.sm,
  alignItems: 'center',
  paddingBlock: space.xs,
  minBlockSize: '3.75rem',
})
const knotBase = style({
  ...text('label'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: knotSide,
  blockSize: knotSide,
  borderRadius: radius.full,
  '@media': { [media.forced]: { forcedColorAdjust: 'none', border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' } },
})
export const knot = styleVariants({
  done: [knotBase, { background: colour.primary, color: colour.onPrimary }],
  now: [knotBase, { background: colour.highlight, color: colour.onHighlight, boxShadow: `0 0 0 4px ${colour.highlightHalo}` }],
  wrong: [knotBase, { background: colour.danger, color: colour.onDanger }],
  open: [knotBase, { background: colour.surface, color: colour.textMuted, boxShadow: `inset 0 0 0 2px ${colour.borderControl}` }],
})
export const stepWords = style({ ...column, minInlineSize: 0 })
const nameBase = style({ ...text('label') })
export const stepName = styleVariants({
  done: [nameBase],
  now: [nameBase],
  wrong: [nameBase, { color: colour.danger }],
  open: [nameBase, { color: colour.textMuted }],
})
export const stepNote = style({ ...text('caption'), color: colour.textMuted })

export const two = style({ ...column, gap: space.xs, margin: 0 })

export const actions = style({ ...column, gap: space.xs, inlineSize: '100%' })
export const commandLine = style({ textAlign: 'center' })
