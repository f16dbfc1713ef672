import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { colour } = vars
const hair = `${fixed.space.hair} solid ${colour.border}`
/** Height of the bar of a season. The bars of the program and of single days are lower. */
const thick = '1.5rem'
const thin = '0.875rem'
const knot = '1rem'

export const planner = style({ display: 'grid', gap: fixed.space.md, minInlineSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.xs,
})

/* The words of a row are beside its bar if there is space for both, and above it on phones. */
const sides = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: '12rem minmax(0, 1fr)', columnGap: fixed.space.lg } },
} as const

export const axis = style({ ...sides })
/* The months begin and end where the bars below them do. */
export const months = style({
  position: 'relative',
  blockSize: fixed.space.xl,
  '@media': { [media.desktop]: { gridColumn: 2 } },
})
export const month = style({
  ...text('caption'),
  position: 'absolute',
  insetBlock: 0,
  paddingInlineStart: fixed.space.xs,
  borderInlineStart: hair,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
})

export const row = style({
  ...sides,
  alignItems: 'center',
  borderBlockStart: hair,
})
/** Picture and words of a row. */
export const side = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minInlineSize: 0,
  paddingBlock: fixed.space.xs,
  '@media': { [media.phone]: { paddingBlockEnd: 0 } },
})
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.tiny,
  color: colour.textMuted,
})
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: fixed.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { display: 'grid' } },
})
export const name = style({ ...text('label') })
export const days = style({ ...text('caption'), color: colour.textMuted })
export const cutHere = style({ ...text('caption'), color: colour.warning })

export const track = style({
  position: 'relative',
  alignSelf: 'stretch',
  minBlockSize: `calc(${thick} + ${fixed.space.sm})`,
})
export const line = style({ position: 'absolute', insetBlock: 0, borderInlineStart: hair })

const bar = style({
  position: 'absolute',
  insetBlockStart: '50%',
  minInlineSize: '6px',
  border: `1px solid ${colour.accent4}`,
  borderRadius: fixed.radius.small,
  transform: 'translateY(-50%)',
})
export const season = style([bar, { blockSize: thick, background: colour.surface, overflow: 'hidden' }])
export const singleDay = style([bar, { blockSize: thin, background: colour.accent4 }])
/** Days of the brand's own are solid, however many they are: the tint is for seasons that others set. */
export const ownDays = style([singleDay, { '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } } }])
/** The part of a season within the program. A season that the end cuts is empty after it. */
export const filled = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  background: `color-mix(in srgb, ${colour.accent4} 26%, ${colour.surface})`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
})
export const cut = style({
  position: 'absolute',
  insetBlock: 0,
  borderInlineStart: `2px dashed ${colour.warning}`,
})

export const program = style([
  bar,
  {
    blockSize: thin,
    borderColor: colour.primary,
    borderRadius: fixed.radius.full,
    background: colour.primary,
    '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
])
const end = style({
  position: 'absolute',
  insetBlockStart: '50%',
  inlineSize: knot,
  blockSize: knot,
  borderRadius: fixed.radius.full,
  transform: 'translateY(-50%)',
})
export const programStart = style([
  end,
  { insetInlineStart: '-2px', background: colour.surface, boxShadow: `inset 0 0 0 3px ${colour.primary}` },
])
export const programEnd = style([
  end,
  { insetInlineEnd: '-2px', background: colour.highlight, boxShadow: `0 0 0 4px ${colour.highlightHalo}` },
])
