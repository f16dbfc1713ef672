import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const sections = style([text('body'), { display: 'grid', gap: fixed.space.huge, color: vars.colour.text }])
export const section = style({ display: 'grid', gap: fixed.space.md, alignContent: 'start', minInlineSize: 0 })
export const halves = style({
  display: 'grid',
  gap: fixed.space.xxl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

const line = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: fixed.space.sm,
  minBlockSize: fixed.control.large,
  paddingBlock: fixed.space.xs,
  selectors: { 'li:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.colour.border}` } },
})
export const change = style([
  line,
  {
    gridTemplateColumns: '4rem 6rem minmax(0, 1fr)',
    '@media': { [media.phone]: { gridTemplateColumns: 'auto 1fr', rowGap: fixed.space.xxs } },
  },
])
export const badgeCell = style({ justifySelf: 'start' })
export const subject = style({
  overflowWrap: 'anywhere',
  textAlign: ['-webkit-match-parent', 'match-parent'],
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
export const use = style([
  line,
  text('body'),
  {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    color: vars.colour.text,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { color: vars.colour.primary },
      '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.small },
    },
  },
])
export const usePlace = style([text('caption'), { color: vars.colour.textMuted }])

/** A ground on which parts of the system are shown. */
const stage = style({ background: vars.colour.sunken, color: vars.colour.text, minInlineSize: 0 })

export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: fixed.space.md,
})
export const rule = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
})
export const rulePicture = style([
  stage,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    minBlockSize: '9rem',
    padding: fixed.space.lg,
    overflow: 'hidden',
  },
])
const ruleWords = style([
  text('caption'),
  { display: 'flex', gap: fixed.space.sm, padding: fixed.space.md, color: vars.colour.textMuted, borderBlockStart: '3px solid' },
])
export const verdictWords = {
  do: style([ruleWords, { borderBlockStartColor: vars.colour.success }]),
  dont: style([ruleWords, { borderBlockStartColor: vars.colour.danger }]),
}
export const verdictSign = {
  do: style({ flex: 'none', color: vars.colour.success }),
  dont: style({ flex: 'none', color: vars.colour.danger }),
}
export const ruleTitle = style([text('label'), { display: 'block', color: vars.colour.text }])

/** Nothing is found in some pictures. They keep their width, so that what is drawn there later can be measured. */
export const anatomySection = style([
  section,
  {
    selectors: {
      '&[data-empty]': { blockSize: 0, overflow: 'hidden', visibility: 'hidden', marginBlockEnd: `calc(-1 * ${fixed.space.huge})` },
    },
  },
])
const pictureAndPanel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xl, alignItems: 'start' })
export const anatomy = {
  framed: pictureAndPanel,
  beside: style([pictureAndPanel, { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } } }]),
}
const pinSpace = '5rem'
const narrowPinSpace = '2.75rem'
export const figure = style([
  stage,
  {
    position: 'relative',
    margin: 0,
    borderRadius: fixed.radius.card,
    paddingBlock: fixed.space.huge,
    paddingInline: pinSpace,
    cursor: 'pointer',
    '@media': { [media.phone]: { paddingInline: narrowPinSpace } },
  },
])
export const picture = style({ position: 'relative', minInlineSize: 0 })
/* The picture has the ground of the figure, also in Storybook, which gives previews the ground of a page. */
globalStyle(`${picture} [data-preview]`, { background: 'none' })
export const lines = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  overflow: 'visible',
})
export const pinLine = style({ stroke: vars.colour.borderControl, strokeWidth: 1 })
const number = style([
  text('label'),
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: fixed.radius.full,
    background: vars.colour.surface,
    border: `1.5px solid ${vars.colour.borderControl}`,
    color: vars.colour.text,
  },
])
export const pin = style([
  number,
  {
    position: 'absolute',
    transform: 'translateY(-50%)',
    selectors: { '&[data-on]': { background: vars.colour.highlight, borderColor: vars.colour.highlight, color: vars.colour.onHighlight } },
  },
])
const beside = `calc(${fixed.space.sm} - ${pinSpace})`
const closeBeside = `calc(${fixed.space.xxs} - ${narrowPinSpace})`
export const pinSide = {
  start: style({ insetInlineStart: beside, '@media': { [media.phone]: { insetInlineStart: closeBeside } } }),
  end: style({ insetInlineEnd: beside, '@media': { [media.phone]: { insetInlineEnd: closeBeside } } }),
}

export const parts = style([
  list,
  {
    marginBlockStart: fixed.space.md,
    gap: fixed.space.xxs,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  },
])
export const part = style([
  text('label'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: fixed.space.sm,
    inlineSize: '100%',
    minBlockSize: fixed.hit,
    paddingInline: fixed.space.sm,
    border: 0,
    borderRadius: fixed.radius.control,
    background: 'none',
    color: vars.colour.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed="true"]': { background: vars.colour.highlightHalo },
      '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.colour.sunken } } },
      [media.forced]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
    },
  },
])
export const partNumber = style({ minInlineSize: '1.5ch', color: 'inherit' })

export const panel = style({
  display: 'grid',
  gap: fixed.space.sm,
  minInlineSize: 0,
  padding: fixed.space.lg,
  border: `1px solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
  background: vars.colour.surface,
  '@media': { [media.phone]: { padding: fixed.space.md } },
})
const cell = style({
  textAlign: 'start',
  verticalAlign: 'middle',
  paddingBlock: fixed.space.xxs,
  paddingInlineEnd: fixed.space.xs,
  fontWeight: 'inherit',
  selectors: { 'tr:not(:last-child) > &': { borderBlockEnd: `1px solid ${vars.colour.border}` } },
})
export const table = style([text('caption'), { inlineSize: '100%', borderCollapse: 'collapse', color: vars.colour.text }])
export const head = style([cell, { color: vars.colour.textMuted, borderBlockEnd: `1px solid ${vars.colour.border}` }])
export const stateHead = style([
  cell,
  text('label'),
  { paddingBlockStart: fixed.space.md, borderBlockEnd: `1px solid ${vars.colour.border}` },
])
export const nameCell = style([cell, { inlineSize: '40%' }])
export const valueCell = cell
export const copyCell = style([cell, { paddingInlineEnd: 0, textAlign: 'end' }])
export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start', gap: fixed.space.xxs } },
})
export const oneLine = style({ whiteSpace: 'nowrap' })
export const sample = style({
  flex: 'none',
  inlineSize: fixed.space.lg,
  blockSize: fixed.space.lg,
  borderRadius: fixed.radius.small,
  border: `1px solid ${vars.colour.borderControl}`,
  forcedColorAdjust: 'none',
})
