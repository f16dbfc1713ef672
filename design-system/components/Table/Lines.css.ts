import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { cellBase, columnBase, lined, linesClass, numberCell, numberColumn, rowBase, selection, tight, wide } from './Table.css.ts'

const { colour } = vars
const hairline = `${fixed.space.hair} solid ${colour.border}`

/*
 * Presentation `lines`: one frame with thin rules inside, and two lines of text in each row. In a wide table the rules do not touch the
 * frame.
 */
const inLines = (selector: string, rule: Parameters<typeof globalStyle>[1], query = lined) =>
  globalStyle(selector, { '@container': { [query]: rule } } as Parameters<typeof globalStyle>[1])
const inset = '1.25rem'
const cellOf = (line: string) => `${linesClass} ${cellBase}[data-line="${line}"]`

const chevronBase = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'none',
  alignItems: 'center',
  color: colour.textMuted,
  pointerEvents: 'none',
})
export const chevron = {
  narrow: style([chevronBase, { insetInlineEnd: fixed.space.md, '@container': { [lined]: { display: 'flex' } } }]),
  wide: style([chevronBase, { insetInlineEnd: 0, '@container': { [wide]: { display: 'flex' } } }]),
}
/* If rows have two lines, the checkbox that selects all is alone in the header and has a visible label. */
export const allWords = style({ ...text('label'), display: 'none', color: colour.text, '@container': { [lined]: { display: 'inline' } } })

/* Width of the avatar, which is before the name or, in a row of two lines, before both lines. */
const faceRoom = fixed.picture.small
export const marked = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm, '@container': { [lined]: { display: 'block' } } })
export const mark = style({
  flex: 'none',
  display: 'flex',
  '@container': {
    [lined]: { position: 'absolute', insetBlock: 0, insetInlineStart: fixed.space.md, alignItems: 'center' },
  },
})
/** The full value, which a row of two lines hides, and its short form, which only such a row shows. */
export const inFull = style({ '@container': { [lined]: { display: 'none' } } })
export const inBrief = style({ '@container': { [wide]: { display: 'none' } } })

inLines(linesClass, { inlineSize: `calc(100% - ${inset} * 2)`, marginInline: inset }, wide)
inLines(`${linesClass} ${columnBase}, ${linesClass} ${cellBase}`, { paddingInline: `0 ${fixed.space.md}` }, wide)
inLines(`${linesClass} ${columnBase}`, { ...text('caption'), color: colour.textMuted }, wide)
inLines(`${linesClass} ${cellBase}`, { blockSize: '4rem' }, wide)
/* The content of a cell starts at its edge, so the focus ring extends into the previous column. */
const focused = (base: string) => `${linesClass} ${base}:is([data-focus-visible], :focus-visible)`
inLines(focused(rowBase), { outlineOffset: `calc(${fixed.space.hair} * 2)` }, wide)
inLines(focused(cellBase), { position: 'relative' }, wide)
for (const base of [columnBase, cellBase]) {
  inLines(focused(base), { outline: 'none' }, wide)
  inLines(
    `${focused(base)}::after`,
    {
      content: '""',
      position: 'absolute',
      insetBlock: fixed.space.xxs,
      insetInline: `calc(${fixed.space.xs} * -1) ${fixed.space.xxs}`,
      border: `calc(${fixed.space.hair} * 2) solid ${colour.focus}`,
      borderRadius: fixed.radius.small,
      pointerEvents: 'none',
    },
    wide,
  )
}
/* Keeps figures at the end of a column clear of the text of the next column. */
inLines(`${linesClass} ${numberCell}, ${linesClass} ${numberColumn}`, { paddingInlineEnd: fixed.space.xl }, wide)
inLines(`${linesClass} [data-box]`, { paddingInlineStart: fixed.space.sm }, wide)
inLines(`${linesClass} ${cellBase}:last-child`, { position: 'relative', paddingInlineEnd: 0 }, wide)
inLines(`${linesClass} ${rowBase}[data-leading] > ${cellBase}:last-child`, { paddingInlineEnd: fixed.space.xl }, wide)

inLines(`${linesClass}, ${linesClass} tbody`, { display: 'block' })
/* The row of an empty table. */
inLines(`${linesClass} tbody > tr:not(${rowBase}), ${linesClass} tbody > tr:not(${rowBase}) > td`, { display: 'block' })
inLines(`${linesClass} thead`, { display: 'none' })
inLines(`${linesClass} thead:has([data-box])`, { display: 'block' })
inLines(`${linesClass} thead tr`, { display: 'block' })
inLines(`${linesClass} thead ${columnBase}:not([data-box])`, { display: 'none' })
inLines(`${linesClass} thead [data-box]`, { display: 'flex', alignItems: 'center', inlineSize: '100%', paddingInline: fixed.space.md })
inLines(`${linesClass} thead [data-box] ${selection}`, {
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: 'auto',
  marginInline: 0,
})
inLines(`${linesClass} ${rowBase}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto auto auto auto minmax(0, 1fr) max-content',
  alignItems: 'center',
  minBlockSize: '4.25rem',
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.md,
})
inLines(`${linesClass} ${rowBase}[data-leading]`, { paddingInlineEnd: `calc(${fixed.space.md} + ${fixed.space.xl})` })
inLines(`${linesClass} ${rowBase}[data-marked]`, { paddingInlineStart: `calc(${fixed.space.md} + ${faceRoom} + ${fixed.space.sm})` })
inLines(`${linesClass} ${rowBase}:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: fixed.space.md,
  borderBlockEnd: hairline,
})
inLines(`${linesClass} ${cellBase}`, {
  display: 'none',
  blockSize: 'auto',
  minInlineSize: 0,
  padding: 0,
  borderBlockEnd: 0,
})
inLines(`${linesClass} ${cellBase}[data-box]`, {
  display: 'block',
  gridColumn: 1,
  gridRow: '1 / 3',
  inlineSize: 'auto',
  marginBlock: `calc(${fixed.space.sm} * -1)`,
  marginInlineStart: `calc(${fixed.space.sm} * -1)`,
})
inLines(`${linesClass} ${cellBase}[data-box] ${selection}`, { marginInline: 0 })
inLines(cellOf('title'), {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: 'block',
  gridColumn: '2 / 6',
  gridRow: 1,
  ...text('label'),
})
for (const [line, gridRow] of [
  ['titleEnd', 1],
  ['detailEnd', 2],
] as const)
  inLines(cellOf(line), {
    display: 'block',
    gridColumn: 6,
    gridRow,
    paddingInlineStart: fixed.space.sm,
    textAlign: 'end',
    ...text('caption'),
    color: colour.textMuted,
  })
/* If nothing is at the end of the second line, its details take the whole line. */
inLines(
  `${linesClass} ${rowBase}:has(> [data-line="detailEnd"] > ${inBrief}:empty) > [data-line^="detail-"]:not(:has(~ [data-line^="detail-"]))`,
  { gridColumnEnd: -1 },
)
inLines(cellOf('end'), { display: 'block', gridColumn: 6, gridRow: '1 / 3', paddingInlineStart: fixed.space.sm, textAlign: 'end' })
inLines(`${linesClass} ${rowBase}:has(> [data-line="end"]) > [data-line="title"]`, { gridColumn: '2 / -1' }, tight)
/* In a very narrow table the value at the end of a row moves below both lines, so that neither name nor details are cut off. */
inLines(cellOf('end'), { gridColumn: '2 / -1', gridRow: 3, paddingInlineStart: 0, textAlign: 'start' }, tight)
inLines(`${cellOf('end')}:has(${inBrief} [data-component])`, { paddingBlockStart: fixed.space.xxs }, tight)
inLines(cellOf('below'), { display: 'block', gridColumn: '2 / -1', gridRow: 3, paddingBlockStart: fixed.space.xs })
for (const at of [1, 2, 3]) {
  inLines(cellOf(`detail-${at}`), {
    display: 'block',
    gridColumn: at + 1,
    gridRow: 2,
    ...text('caption'),
    color: colour.textMuted,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    fontFamily: 'inherit',
  })
  if (at === 1) continue
  /* Beside Arabic digits a middle dot looks like a zero, so an Arabic comma joins the details. */
  const said = `${cellOf(`detail-${at}`)}:not(:empty):not(:has(> ${inBrief}:empty))`
  inLines(`${said}::before`, { content: '"\\00a0·\\00a0" / ""' })
  inLines(`${said}:lang(ar)::before`, { content: '"،\\00a0" / ""' })
}
/* Gives skeleton lines the usual length of the text. */
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line^="detail-"]::before`, { content: 'none' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="detail-1"]`, { inlineSize: '7rem' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="detail-2"], ${linesClass}[aria-busy] ${cellBase}[data-line="detail-3"]`, {
  display: 'none',
})
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="title"]`, { inlineSize: '10rem' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="end"]`, { inlineSize: '5rem' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="titleEnd"]`, { inlineSize: '4rem' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-line="detailEnd"]`, { display: 'none' })
inLines(`${linesClass}[aria-busy] ${cellBase}[data-box]`, { inlineSize: fixed.hit })
