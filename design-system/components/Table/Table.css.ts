import { createContainer, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text, unitsEdge } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const { colour } = vars
const hair = fixed.space.hair
const hairline = `${hair} solid ${colour.border}`
const inside = {
  outline: `calc(${hair} * 2) solid ${colour.focus}`,
  outlineOffset: `calc(${hair} * -2)`,
  borderRadius: fixed.radius.small,
} as const

/** The table's own width, not the page's, decides whether rows are stacked. */
const tableBox = createContainer()
const narrow = `${tableBox} (width < 36rem)`
/* A table with many columns changes to rows of two lines before its columns get too narrow. */
export const lined = `${tableBox} (width < 46rem)`
/* A table so narrow that the end of a row would leave too little space for its name. */
export const tight = `${tableBox} (width < 22rem)`
export const wide = `${tableBox} (width >= 46rem)`

export const box = style({ containerName: tableBox, containerType: 'inline-size', minInlineSize: 0 })

const tableBase = style({ ...text('body'), inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, color: colour.text })
const stackedClass = style({})
export const linesClass = style({})
export const table = {
  scrolled: tableBase,
  stacked: `${tableBase} ${stackedClass}`,
  lines: `${tableBase} ${linesClass}`,
} as const

export const header = style({})
/** Column names are useless above an empty table. */
export const headerOfNone = style({ display: 'none' })
export const columnBase = style({
  ...text('label'),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: fixed.layer.raised,
  blockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  borderBlockEnd: hairline,
  background: colour.surface,
  color: colour.textMuted,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-sortable]': { cursor: 'pointer' },
    '&[data-hovered][data-sortable]': { color: colour.text },
    '&[data-focus-visible], &:focus-visible': inside,
  },
  '@media': { [media.forced]: { background: 'Canvas' } },
})
export const boxColumn = style([columnBase, { inlineSize: fixed.hit }])

/* The name of a column of figures is aligned with the figures. The sort arrow is on the other side of the name. */
export const numberColumn = style(unitsEdge)
export const numberCell = style({})
export const column = { words: columnBase, number: `${columnBase} ${numberColumn}` } as const
export const sortMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  selectors: { [`${numberColumn}:not(:lang(ar)) &`]: { flexDirection: 'row-reverse' } },
})
export const sortIcon = styleVariants({
  none: {
    visibility: 'hidden',
    selectors: { [`${columnBase}[data-hovered] &, ${columnBase}[data-focus-visible] &`]: { visibility: 'visible' } },
  },
  ascending: { color: colour.primary },
  descending: { color: colour.primary },
})

export const rowBase = style({
  outline: 'none',
  selectors: {
    '&[data-selected]': { background: colour.primaryTint },
    '&[data-focus-visible], &:focus-visible': inside,
  },
  '@media': {
    [media.forced]: { selectors: { '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } } },
  },
})
export const row = styleVariants({
  still: [rowBase],
  pressable: [
    rowBase,
    {
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]:not([data-selected])': { background: colour.sunken },
        '&[data-pressed]:not([data-selected])': { background: colour.neutralTint },
      },
    },
  ],
})
export const cellBase = style({
  blockSize: '3.5rem',
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.sm,
  borderBlockEnd: hairline,
  verticalAlign: 'middle',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  minInlineSize: '6rem',
  selectors: {
    [`${rowBase}:last-child > &`]: { borderBlockEnd: 0 },
    /* Minimum width of a name, which fits two words. */
    '&[data-head]': { ...text('label'), minInlineSize: '9rem' },
    '&[data-focus-visible], &:focus-visible': inside,
  },
})
export const cell = styleVariants({
  words: [cellBase],
  number: [cellBase, numberCell, { ...unitsEdge, fontFamily: type.familyNumber, whiteSpace: 'nowrap' }],
})
export const boxCell = style([cellBase, { inlineSize: fixed.hit, minInlineSize: fixed.hit }])
export const selection = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.hit,
  blockSize: fixed.hit,
  marginInline: `calc(${fixed.space.sm} * -1)`,
  cursor: 'pointer',
})

/* Presentation `stacked`: every row is a card, and every value follows its column name. The ARIA roles stay. */
const stacked = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@container': { [narrow]: rule } } as Parameters<typeof globalStyle>[1])
stacked(`${stackedClass}, ${stackedClass} tbody`, { display: 'grid', gap: fixed.space.sm })
stacked(`${stackedClass} thead`, { display: 'block' })
stacked(`${stackedClass} thead tr`, { display: 'flex', flexWrap: 'wrap' })
stacked(`${stackedClass} thead th`, {
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  borderBlockEnd: 0,
  background: 'transparent',
  inlineSize: 'auto',
  paddingInline: fixed.space.xs,
})
/* Only the controls of the header stay: the sortable columns and the checkbox that selects all. */
stacked(`${stackedClass} thead th:not([data-sortable]):not([data-box])`, {
  position: 'absolute',
  inlineSize: hair,
  blockSize: hair,
  paddingInline: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
stacked(`${stackedClass} ${rowBase}`, {
  position: 'relative',
  display: 'grid',
  border: hairline,
  borderRadius: fixed.radius.card,
  paddingBlock: fixed.space.xs,
  background: colour.surface,
})
stacked(`${stackedClass} ${rowBase}[data-selected]`, { background: colour.primaryTint })
stacked(`${stackedClass} ${cellBase}`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: fixed.space.md,
  blockSize: 'auto',
  minBlockSize: '2.25rem',
  borderBlockEnd: 0,
  paddingBlock: fixed.space.xxs,
  paddingInline: fixed.space.md,
  textAlign: 'end',
})
/* The checkbox is beside the name, at the end of the card's first line. */
stacked(`${stackedClass} ${rowBase} [data-box]`, { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })
stacked(`${stackedClass} ${rowBase} [data-box] + ${cellBase}`, { minBlockSize: fixed.hit, paddingInlineEnd: fixed.space.vast })
stacked(`${stackedClass} ${cellBase}[data-head]`, { textAlign: 'start', justifyContent: 'flex-start' })
/* This copy of the column's name is only visual. Screen readers read the name from the column. */
stacked(`${stackedClass} ${cellBase}[data-label]:not([data-head])::before`, {
  ...text('caption'),
  content: 'attr(data-label) / ""',
  flex: '0 1 auto',
  /* The name breaks only between words; values may break inside a word. */
  minInlineSize: 'min-content',
  overflowWrap: 'break-word',
  maxInlineSize: '50%',
  color: colour.textMuted,
  textAlign: 'start',
  whiteSpace: 'normal',
})
