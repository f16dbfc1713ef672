import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hairline = `${space.hair} solid ${vars.colour.border}`
const across = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const

export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs })
export const downloads = style({ display: 'flex', alignItems: 'center', gap: space.xxs, marginInlineStart: 'auto' })

/* All months share these columns, so that digits are aligned over the whole list. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  paddingInline: space.md,
  paddingBlockEnd: space.xs,
  '@media': { [media.desktop]: { paddingInline: space.lg, columnGap: space.md } },
})
export const month = style(across)
export const monthName = style({
  ...text('label'),
  color: vars.colour.textMuted,
  gridColumn: '1 / -1',
  paddingBlock: `${space.lg} ${space.xs}`,
  borderBlockEnd: hairline,
})
export const rows = style(across)

/* State of a transaction: below the amount from 768 px, below the note on phones. */
export const row = style({
  ...across,
  position: 'relative',
  gridTemplateRows: 'auto auto auto',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': { [media.desktop]: { gridTemplateRows: '1fr 1fr', minBlockSize: '4.25rem', paddingBlock: space.xs } },
})
export const tile = style({
  gridArea: '1 / 1 / span 2',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { alignSelf: 'center' } },
})
export const title = style({
  gridArea: '1 / 2',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { alignSelf: 'end' } },
})
export const note = style({
  ...text('caption'),
  gridArea: '2 / 2 / span 1 / span 2',
  color: vars.colour.textMuted,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridColumn: '2 / span 1' } },
})
export const amount = style({
  gridArea: '1 / 3',
  display: 'grid',
  '@media': {
    [media.desktop]: {
      gridRow: '1 / span 2',
      alignSelf: 'center',
      selectors: { '&:not(:last-child)': { gridRow: '1', alignSelf: 'end' } },
    },
  },
})
export const state = style({
  gridArea: '3 / 2 / span 1 / span 2',
  justifySelf: 'start',
  marginBlockStart: space.xxs,
  '@media': { [media.desktop]: { gridArea: '2 / 3', justifySelf: 'end', marginBlockStart: 0 } },
})

/* Marks the row whose sheet is open. */
export const opened = style({
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: `0 calc(${space.sm} * -1)`,
      borderRadius: fixed.radius.control,
      background: vars.colour.sunken,
      zIndex: -1,
    },
  },
})
export const stack = style({ isolation: 'isolate' })

/* Skeleton of the list, with the parts of a row in the same positions. */
export const waitingChips = style({ display: 'grid', gridTemplateColumns: 'repeat(2, 6rem)', gap: space.xs })
export const waiting = style({
  paddingInline: space.md,
  paddingBlockEnd: space.xs,
  '@media': { [media.desktop]: { paddingInline: space.lg } },
})
export const waitingMonth = style({ paddingBlock: `${space.lg} ${space.xs}`, borderBlockEnd: hairline })
export const waitingRow = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.picture.medium} minmax(0, 20rem)`,
  alignItems: 'center',
  columnGap: space.md,
  minBlockSize: '4.25rem',
  selectors: { '& + &': { borderBlockStart: hairline } },
})
export const waitingTile = style({ display: 'grid' })

/** Section to which the balance card links. */
export const section = style({
  scrollMarginBlockStart: `calc(${space.vast} + ${space.xl})`,
  selectors: { '&:focus': { outline: 'none' } },
})
