import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg })
/** Two cards of equal height, beside each other on desktops. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/* A third card is as wide as the two cards above it. */
globalStyle(`${pair} > :last-child:nth-child(odd)`, { '@media': { [media.desktop]: { gridColumn: '1 / -1' } } })

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', gap: space.xs })
export const headWords = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
  flex: '1 1 0',
  minInlineSize: '10rem',
})
/** Full width on phones, so that all ranges are easy to press. */
export const headRange = style({ display: 'grid', '@media': { [media.phone]: { inlineSize: '100%' } } })

export const headWaiting = style({ inlineSize: '16rem', maxInlineSize: '100%', '@media': { [media.phone]: { inlineSize: '100%' } } })

/**
 * The key figures. On desktops, they are in one row, and each is at least as wide as its number. On phones, the first has the full width,
 * and the others are in rows of two.
 */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  '@media': { [media.desktop]: { display: 'flex', flexWrap: 'wrap' } },
})
export const keyTile = style({ '@media': { [media.desktop]: { flex: '1 1 0', minInlineSize: 'max-content' } } })
export const wideTile = style([keyTile, { gridColumn: '1 / -1' }])

/** A card with a title, its content, and its source at the foot. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  alignContent: 'start',
  blockSize: '100%',
})
export const cardHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space.sm })
export const cardWords = style({ display: 'grid', gap: space.hair, minInlineSize: 0 })
export const foot = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.md,
  marginBlockStart: 'auto',
})
export const big = style({ ...text('display'), fontFamily: type.familyNumber, overflowWrap: 'anywhere' })
export const quiet = style({ ...text('caption'), color: vars.colour.textMuted })

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const fact = style({
  ...text('body'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'center',
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: hair } },
})
export const factWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'center',
  padding: space.sm,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } },
})
export const noteIcon = style({ display: 'flex', color: vars.colour.textMuted })
export const alertIcon = style({ display: 'flex', color: vars.colour.warning })

/** The results that did not count. On desktops, their sum is beside their reasons. */
export const uncounted = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md })
export const uncountedWide = style([
  uncounted,
  { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)', columnGap: space.xl } } },
])
export const sum = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm, alignContent: 'start' })
export const reason = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'start',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: hair } },
})
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.small,
  blockSize: fixed.picture.small,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const reasonName = style({ ...text('label'), display: 'flex', alignItems: 'center', gap: space.xs })
export const reasonWords = style({ display: 'grid', gap: space.hair, minInlineSize: 0, overflowWrap: 'anywhere' })
export const reasonCount = style({ ...text('label'), fontFamily: type.familyNumber })
export const reviewNote = style({
  ...text('caption'),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xxs,
  alignItems: 'start',
  marginBlockStart: space.xxs,
})
export const reviewNoteIcon = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: type.caption.line,
  color: vars.colour.warning,
  selectors: { '&[data-status="Counted"]': { color: vars.colour.success }, '&[data-status="Upheld"]': { color: vars.colour.textMuted } },
})
export const ask = style({ display: 'grid', gap: space.sm, justifyItems: 'start', borderBlockStart: hair, paddingBlockStart: space.md })

export const channel = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 })
export const flag = style({
  inlineSize: '1.5rem',
  blockSize: '1.125rem',
  objectFit: 'cover',
  borderRadius: fixed.radius.small,
  flex: 'none',
})
export const noFlag = style([
  flag,
  { ...text('caption'), display: 'grid', placeItems: 'center', background: vars.colour.sunken, color: vars.colour.textMuted },
])
const layers = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gap: space.xs,
} as const
const high = (phone: string, desk: string) =>
  style({ ...layers, minBlockSize: phone, '@media': { [media.desktop]: { minBlockSize: desk } } })
/** Placeholders for cards, each about as high as its card, so that nothing below moves when the card arrives. */
export const waiting = {
  tile: style({ minBlockSize: '6rem', padding: space.md, borderRadius: fixed.radius.card, background: vars.colour.sunken }),
  earned: high('18rem', '7.5rem'),
  path: high('36rem', '24rem'),
  line: high('22.5rem', '21.5rem'),
  platforms: high('38.5rem', '35.5rem'),
  countries: high('28rem', '35.5rem'),
  funnel: high('21rem', '13rem'),
  results: high('53rem', '50rem'),
}
/** Placeholder for a chart's drawing. */
export const plotWaiting = style({
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': { [media.forced]: { border: `${space.hair} solid GrayText` } },
})
