import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const line = `${space.hair} solid ${vars.colour.border}`
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const card = style({ ...column, gap: space.lg })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md })
/** The name of a platform in a hairline box. */
export const name = style({
  ...text('label'),
  display: 'grid',
  placeContent: 'center',
  minInlineSize: '7rem',
  minBlockSize: fixed.hit,
  paddingInline: space.sm,
  border: line,
  borderRadius: radius.control,
})
export const words = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' })
/** The action has a line of its own on phones. */
export const action = style({ flex: '1 1 100%', display: 'grid', '@media': { [media.pair]: { flex: 'none' } } })

export const bars = style({ ...column, gap: space.xs })
export const hours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  alignItems: 'end',
  gap: '2px',
  blockSize: '2.5rem',
  borderBlockEnd: `${space.hair} solid ${vars.colour.borderControl}`,
})
export const hour = style({
  minBlockSize: '2px',
  borderStartStartRadius: '2px',
  borderStartEndRadius: '2px',
  background: vars.colour.accent1,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})
export const legend = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `${space.xxs} ${space.md}` })

export const install = style({
  ...column,
  gap: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: line,
  '@media': { [media.pair]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' } },
})
export const steps = style({ ...column, gap: 0, margin: 0, padding: 0, listStyle: 'none' })
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  paddingBlockEnd: space.lg,
  position: 'relative',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `2rem 0`,
      insetInlineStart: 'calc(1rem - 1px)',
      inlineSize: '2px',
      background: vars.colour.border,
    },
    '&[data-state="done"]:not(:last-child)::before': { background: vars.colour.primary },
  },
})
export const knot = style({
  ...text('label'),
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: radius.full,
  border: `2px solid ${vars.colour.borderControl}`,
  selectors: {
    '[data-state="done"] > &': { background: vars.colour.primary, borderColor: vars.colour.primary, color: vars.colour.onPrimary },
    '[data-state="here"] > &': { background: vars.colour.highlight, borderColor: vars.colour.highlight, color: vars.colour.onHighlight },
  },
})
export const stepWords = style({ ...column, gap: space.xxs, alignContent: 'center', minBlockSize: '2rem', overflowWrap: 'anywhere' })
export const due = style({ ...column, gap: space.md })
export const picture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: radius.card,
  background: vars.colour.sunken,
  // The drawn settings of a shop begin on the side on which a page in this language begins.
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const paper = style({ fill: vars.colour.surface, stroke: vars.colour.border })
export const bar = style({ fill: vars.colour.border })
export const strong = style({ fill: vars.colour.textMuted })
export const field = style({ fill: vars.colour.surface, stroke: vars.colour.borderControl })
export const marked = style({ fill: vars.colour.surface, stroke: vars.colour.highlight, strokeWidth: 3 })
export const on = style({ fill: vars.colour.primary })
export const code = style({
  ...text('caption'),
  margin: 0,
  padding: space.sm,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: vars.colour.sunken,
  borderRadius: radius.control,
})
export const orders = style({ ...column, margin: 0, padding: 0, listStyle: 'none' })
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxs} ${space.sm}`,
  paddingBlock: space.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: line } },
})
export const sums = style({ textAlign: 'end' })
export const note = style({ display: 'flex', gap: space.md, padding: space.lg, background: vars.colour.sunken, borderRadius: radius.card })
