import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** A container, so that the columns depend on its width instead of the window's width. The same parts are also in a narrow preview. */
const around = 'programPart'
const roomy = `${around} (min-width: 40rem)`
const container = { containerName: around, containerType: 'inline-size' } as const

const line = `${fixed.space.hair} solid ${vars.colour.border}`

export const cover = style({ minInlineSize: 0 })
/** On phones, the page's cover is as wide as the screen and directly below the bar. */
export const edgeCover = style([
  cover,
  {
    '@media': {
      [media.phone]: { marginInline: `calc(${fixed.space.gutter} * -1)`, marginBlockStart: `calc(${fixed.space.xl} * -1)` },
    },
  },
])
globalStyle(`[data-status='Draft'] > ${cover} > [data-component='Cover']`, { filter: 'grayscale(1)' })
globalStyle(`[data-status='Retired'] > ${cover} > [data-component='Cover']`, { filter: 'grayscale(0.7)' })

/** The brand's picture overlaps the cover. The buttons are at the end of the picture's line. */
export const head = style({ ...container, minInlineSize: 0 })
export const join = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  paddingInline: 0,
  '@container': { [roomy]: { paddingInlineStart: fixed.space.lg } },
})
export const emblem = style({ position: 'relative', flex: 'none', display: 'block', marginBlockStart: `calc(${fixed.space.xxl} * -1)` })
/** If the buttons need two rows, the first row does not overlap the cover. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: fixed.space.xs,
  paddingBlockStart: fixed.space.xs,
  minInlineSize: 0,
})
export const words = style({
  display: 'grid',
  gap: fixed.space.xs,
  paddingBlockStart: fixed.space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space.xxs} ${fixed.space.sm}`,
  minInlineSize: 0,
})
globalStyle(`${facts} > *`, { minInlineSize: 0 })
export const brandLink = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  minBlockSize: fixed.hit,
  color: vars.colour.text,
  textDecoration: 'none',
  borderRadius: fixed.radius.small,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})

export const section = style({
  ...container,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Beside a longer section, the rows of this section stay together at the top.
  alignContent: 'start',
  gap: fixed.space.md,
  minInlineSize: 0,
})
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${fixed.space.xxs} ${fixed.space.lg}`,
})

/** Container of an overview, whose spacing depends on its width. */
export const place = style({ ...container, minInlineSize: 0 })
export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xxl,
  minInlineSize: 0,
  '@container': { [roomy]: { gap: fixed.space.huge } },
})
export const lead = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const description = style({ ...text('body'), maxInlineSize: '62ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })

export const flags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xxs })
export const flag = style({
  inlineSize: '1.5rem',
  blockSize: '1rem',
  borderRadius: '3px',
  objectFit: 'cover',
  outline: line,
  outlineOffset: '-1px',
})

/** Required figure beside the viewer's figure: two columns on desktops, one below the other on phones. */
export const requirement = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.picture.small} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"sign needed mark" "sign has mark"',
  alignItems: 'center',
  columnGap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  borderBlockStart: line,
  overflowWrap: 'anywhere',
  '@container': {
    [roomy]: {
      gridTemplateColumns: `${fixed.picture.small} minmax(0, 1fr) minmax(0, 1fr) auto`,
      gridTemplateAreas: '"sign needed has mark"',
      columnGap: fixed.space.md,
    },
  },
})
/** Without a comparison, there is no second column. */
export const alone = style({
  gridTemplateAreas: '"sign needed mark"',
  '@container': {
    [roomy]: { gridTemplateColumns: `${fixed.picture.small} minmax(0, 1fr) auto`, gridTemplateAreas: '"sign needed mark"' },
  },
})
export const sign = style({
  gridArea: 'sign',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.small,
  blockSize: fixed.picture.small,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const needed = style({ ...text('label'), gridArea: 'needed', minInlineSize: 0 })
export const has = style({ ...text('caption'), gridArea: 'has', minInlineSize: 0, color: vars.colour.textMuted })
const mark = style({
  gridArea: 'mark',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: fixed.radius.full,
})
export const markOf = {
  met: style([mark, { color: vars.colour.success, background: vars.colour.successTint }]),
  spare: style([mark, { color: vars.colour.textMuted, border: line }]),
  missing: style([mark, { color: vars.colour.danger, background: vars.colour.dangerTint }]),
}
export const requirements = style({ display: 'grid', paddingInline: fixed.space.lg, paddingBlockEnd: fixed.space.xs })
export const verdict = style({ padding: fixed.space.lg, paddingBlockEnd: fixed.space.xs })
export const columnHeads = style({
  display: 'none',
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: `${fixed.picture.small} minmax(0, 1fr) minmax(0, 1fr) 1.75rem`,
      columnGap: fixed.space.md,
      paddingBlock: fixed.space.xs,
      paddingInline: fixed.space.lg,
      ...text('caption'),
      color: vars.colour.textMuted,
    },
  },
})
globalStyle(`${columnHeads} > :first-child`, { gridColumn: 2 })

export const pair = style({
  display: 'grid',
  gap: fixed.space.xl,
  '@container': { [roomy]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: fixed.space.xxl } },
})
export const rule = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fixed.space.sm,
  alignItems: 'start',
  paddingBlock: fixed.space.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: line } },
})
const ruleMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: fixed.radius.full,
})
export const ruleMarkOf = {
  dos: style([ruleMark, { color: vars.colour.success, background: vars.colour.successTint }]),
  donts: style([ruleMark, { color: vars.colour.danger, background: vars.colour.dangerTint }]),
}

/** On phones, one row with scroll snap and the next item partly visible. On desktops, four items in a row. */
export const goods = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(70%, 12rem)',
  gap: fixed.space.md,
  overflow: 'auto hidden',
  // Keeps the visually hidden texts inside the scroll container. Otherwise they would widen the page.
  position: 'relative',
  scrollSnapType: 'x proximity',
  '@media': {
    [media.phone]: {
      marginInline: `calc(${fixed.space.gutter} * -1)`,
      paddingInline: fixed.space.gutter,
      scrollPaddingInline: fixed.space.gutter,
    },
  },
  '@container': {
    [roomy]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', overflow: 'visible' },
  },
})
export const good = style({
  display: 'grid',
  gap: fixed.space.xs,
  alignContent: 'start',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  overflowWrap: 'anywhere',
})
export const goodWords = style({ display: 'grid', minInlineSize: 0 })
export const shop = style({
  ...text('caption'),
  display: 'inline-flex',
  minBlockSize: fixed.hit,
  alignItems: 'center',
  color: vars.colour.primary,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  borderRadius: fixed.radius.small,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
})

export const brand = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.md, minInlineSize: 0 })
export const brandWords = style({ display: 'grid', flex: '1 1 12rem', gap: fixed.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
