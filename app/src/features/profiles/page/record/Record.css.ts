import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const line = `${fixed.space.hair} solid ${vars.colour.border}`

export const head = style({ display: 'grid', gap: fixed.space.xxs })

/** One card with a cell for each figure: one column on phones; above that the first figure is a row of its own. */
export const record = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: line,
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
  overflow: 'hidden',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: `${fixed.space.md} ${fixed.space.md} ${fixed.space.xs}`,
  borderBlockStart: line,
  minInlineSize: 0,
  '@media': { [media.desktop]: { padding: `${fixed.space.lg} ${fixed.space.xl} ${fixed.space.sm}` } },
})
export const lead = style([
  cell,
  {
    borderBlockStart: 0,
    '@media': {
      [media.desktop]: {
        gridColumn: '1 / -1',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gap: `0 ${fixed.space.xl}`,
        paddingBlockEnd: fixed.space.lg,
      },
    },
  },
])
globalStyle(`${record} > ${cell} + ${cell}:not(${lead} + ${cell})`, {
  '@media': { [media.desktop]: { borderInlineStart: line } },
})
export const said = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', minInlineSize: 0 })

export const figure = style({ ...text('body'), color: vars.colour.textMuted, overflowWrap: 'anywhere' })
globalStyle(`${figure} b`, {
  ...text('number'),
  fontSize: `calc(${type.title.size} * 1.25)`,
  fontWeight: type.strong,
  color: vars.colour.text,
})
globalStyle(`${lead} ${figure} b`, { fontSize: `calc(${type.title.size} * 1.6)` })
export const few = style({ ...text('heading'), color: vars.colour.textMuted, paddingBlock: fixed.space.xs })

export const how = style({})
export const toggle = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  minBlockSize: fixed.hit,
  color: vars.colour.primary,
  cursor: 'pointer',
  borderRadius: fixed.radius.small,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const chevron = style({ display: 'inline-grid', selectors: { [`${how}[open] &`]: { transform: 'rotate(180deg)' } } })

/** The formula is beside the button and not in it, so that it can be in a column of its own. It is shown while the button is open. */
export const formula = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: fixed.space.xs,
  marginBlockEnd: fixed.space.sm,
  padding: fixed.space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
})
globalStyle(`:is(${cell}, ${lead}):has(> ${said} > ${how}[open]) > ${formula}`, { display: 'grid' })
globalStyle(`${lead} > ${formula}`, { '@media': { [media.desktop]: { marginBlockEnd: 0 } } })

export const facts = style({ display: 'grid', gap: fixed.space.xxs, margin: 0 })
export const fact = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
})
export const factName = style({ color: vars.colour.textMuted })
export const factValue = style({ margin: 0, marginInlineStart: 'auto' })

/** Time runs left to right in both languages. */
export const spread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', direction: 'ltr' })
export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '3px',
  blockSize: '3rem',
  borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
})
export const bar = style({
  flex: 1,
  borderStartStartRadius: '3px',
  borderStartEndRadius: '3px',
  background: vars.colour.accent4,
  selectors: { '&[data-is-middle="true"]': { background: vars.colour.text } },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'GrayText',
      selectors: { '&[data-is-middle="true"]': { background: 'CanvasText' } },
    },
  },
})
export const axis = style({
  ...text('caption'),
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.colour.textMuted,
  whiteSpace: 'nowrap',
})
export const axisMiddle = style({ position: 'absolute', transform: 'translateX(-50%)', color: vars.colour.text, fontWeight: type.strong })
