import { style } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { text } from '../tokens/typography.ts'
import { fixed, vars } from '../tokens/vars.css.ts'

export const page = style({
  display: 'grid',
  gap: fixed.space.vast,
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: fixed.space.gutter,
  paddingBlock: fixed.space.xxl,
})
export const head = style({ display: 'grid', gap: fixed.space.xs, maxInlineSize: '44rem' })
export const section = style({ display: 'grid', gap: fixed.space.md, minInlineSize: 0 })
export const rows = style({ display: 'grid', gap: fixed.space.sm })
export const swatches = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))', gap: fixed.space.sm })
export const swatch = style({
  overflow: 'hidden',
  borderRadius: fixed.radius.control,
  border: `1px solid ${vars.colour.border}`,
  background: vars.colour.surface,
})
export const halves = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', blockSize: fixed.space.vast, forcedColorAdjust: 'none' })
export const legend = style({ padding: fixed.space.xs, display: 'grid' })
export const mono = style([
  text('caption'),
  { direction: 'ltr', unicodeBidi: 'isolate', textAlign: ['-webkit-match-parent', 'match-parent'], color: vars.colour.textMuted },
])
export const pair = style([
  text('label'),
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: fixed.space.xs,
    padding: fixed.space.xs,
    borderRadius: fixed.radius.small,
    forcedColorAdjust: 'none',
  },
])
export const grow = style({ flex: 1, minInlineSize: 0, textAlign: ['-webkit-match-parent', 'match-parent'] })
export const figure = style({ minInlineSize: '3ch', textAlign: 'end' })
export const twins = style({
  display: 'grid',
  gap: fixed.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const specimen = style({
  paddingBlock: fixed.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const bar = style({ background: vars.colour.primary, blockSize: fixed.space.sm, borderRadius: fixed.radius.small })
export const shape = style({
  inlineSize: fixed.picture.huge,
  blockSize: fixed.picture.huge,
  background: vars.colour.primaryTint,
  border: `1px solid ${vars.colour.primary}`,
})
export const line = style({ display: 'grid', gridTemplateColumns: '5.5rem 4rem 1fr', alignItems: 'center', gap: fixed.space.sm })
export const iconCell = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: fixed.space.xs,
  padding: fixed.space.sm,
  borderRadius: fixed.radius.control,
  border: `1px solid ${vars.colour.border}`,
  textAlign: 'center',
})
export const both = style({ display: 'flex', gap: fixed.space.sm })
export const table = style([text('body'), { inlineSize: '100%', borderCollapse: 'collapse' }])
export const cell = style({
  overflowWrap: 'anywhere',
  textAlign: 'start',
  verticalAlign: 'baseline',
  paddingBlock: fixed.space.xs,
  paddingInlineEnd: fixed.space.md,
  borderBlockEnd: `1px solid ${vars.colour.border}`,
  fontWeight: 'inherit',
})
/** A cell beside a control. */
export const middleCell = style([cell, { verticalAlign: 'middle' }])
/** A cell with a control, whose words stay on one line. */
export const controlCell = style([middleCell, { whiteSpace: 'nowrap' }])
export const valueLine = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xxs, overflowWrap: 'break-word' })
/** A small sample of a colour beside its value. */
export const sample = style({
  flexShrink: 0,
  inlineSize: fixed.space.md,
  blockSize: fixed.space.md,
  borderRadius: fixed.radius.small,
  border: `1px solid ${vars.colour.border}`,
  forcedColorAdjust: 'none',
})
export const column = style([cell, text('label'), { color: vars.colour.textMuted }])
/** Hides content on phones, which have no space for it. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } })
export const end = style([cell, { textAlign: 'end' }])
