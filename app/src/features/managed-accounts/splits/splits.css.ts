import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const wide = 'screen and (min-width: 48rem)'

/** The two sides with the line between them. */
export const consents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(3rem, 0.8fr) minmax(0, 1fr)',
  justifyContent: 'center',
  paddingBlock: space.md,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 11rem) minmax(3rem, 22rem) minmax(0, 11rem)' } },
})
export const party = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: space.xxs,
  textAlign: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const consent = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xxs,
  paddingBlockStart: space.xxs,
})
export const given = style([consent, { color: colour.success }])
/** The line begins and ends at the pictures of the two sides. */
export const line = style({
  position: 'relative',
  marginBlockStart: space.lg,
  marginInline: `calc(-1 * ${space.lg})`,
  '@media': { [wide]: { marginInline: `calc(-1 * ${space.huge})` } },
})
export const share = style({
  position: 'absolute',
  insetBlockStart: '0.35rem',
  insetInline: 0,
  display: 'grid',
  justifyItems: 'center',
})
export const pill = style({
  display: 'inline-block',
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderRadius: radius.full,
  border: `${space.hair} solid ${colour.border}`,
  background: colour.surface,
  fontWeight: 700,
  whiteSpace: 'nowrap',
})
export const agreedPill = style([
  pill,
  {
    background: colour.highlight,
    borderColor: colour.highlight,
    color: colour.onHighlight,
    '@media': { [media.forced]: { borderColor: 'Highlight' } },
  },
])

export const columns = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'center' })
export const grow = style({ flex: '1 1 10rem', display: 'grid' })

export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  columnGap: space.xs,
  rowGap: space.md,
  margin: 0,
})
export const billLine = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'baseline' })
export const billTotal = style([billLine, { borderBlockStart: `${space.hair} solid ${colour.text}`, paddingBlockStart: space.sm }])
export const value = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '2 / -1', margin: 0 })

export const rules = style({ display: 'grid', gap: space.md })
export const rule = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.sm, alignItems: 'start' })

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${colour.border}` } },
})
export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' })

/** Lines of a statement: day, what, amount. */
export const statement = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.md,
  rowGap: space.sm,
  margin: 0,
})
export const entry = style({ display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'baseline' })
export const sum = style([entry, { borderBlockStart: `${space.hair} solid ${colour.text}`, paddingBlockStart: space.sm }])
export const sumName = style({ gridColumn: '1 / 3' })
