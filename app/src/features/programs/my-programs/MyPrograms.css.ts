import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

export const chip = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
export const count = style({ ...text('caption'), color: 'inherit' })

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })

/** Row of a program with cover, name, participants and spending: one line on desktops, a card on phones. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${fixed.picture.huge} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"cover words menu" "figures figures figures"',
  gap: fixed.space.md,
  padding: fixed.space.sm,
  paddingBlockEnd: fixed.space.md,
  alignItems: 'center',
  '@media': {
    [media.roomy]: {
      gridTemplateColumns: '7rem minmax(0, 1fr) 19rem auto',
      gridTemplateAreas: '"cover words figures menu"',
      columnGap: fixed.space.lg,
      paddingInlineEnd: fixed.space.sm,
      paddingBlockEnd: fixed.space.sm,
    },
  },
})
export const cover = style({ gridArea: 'cover', alignSelf: 'start', '@media': { [media.roomy]: { alignSelf: 'center' } } })
globalStyle(`${row}[data-status='Draft'] > ${cover} > *`, { filter: 'grayscale(1)' })
globalStyle(`${row}[data-status='Retired'] > ${cover} > *`, { filter: 'grayscale(0.7)' })
export const words = style({ gridArea: 'words', display: 'grid', gap: fixed.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${fixed.space.xxs} ${fixed.space.sm}` })
/** The name is the link. Its `::after` covers the row, so that the whole row can be pressed. */
export const open = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.card },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-3px' },
  },
})
/** Raises controls above the link that covers the row. */
const raised = style({ position: 'relative', zIndex: fixed.layer.raised, display: 'flex' })
/** On phones, lets lines below the name extend into the column of the menu, which takes no room there. */
const belowMenu = { '@media': { [media.phone]: { marginInlineEnd: `calc(${fixed.space.huge} * -1)` } } }
/** Aligns the label of a quiet button with the lines above it. */
export const next = style([raised, { marginInlineStart: `calc(${fixed.space.sm} * -1)`, ...belowMenu }])
export const menu = style([
  raised,
  {
    gridArea: 'menu',
    alignSelf: 'start',
    marginInlineStart: `calc(${fixed.space.sm} * -1)`,
    '@media': { [media.roomy]: { alignSelf: 'center', marginInlineStart: 0 } },
  },
])
export const waiting = style({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, ...belowMenu })
export const figures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xs,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.roomy]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', alignItems: 'center', columnGap: fixed.space.md } },
})
export const people = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: fixed.space.xxs,
  '@media': { [media.roomy]: { display: 'grid' } },
})
export const whole = style({ gridColumn: '1 / -1' })
export const results = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.lg,
  },
])

/** The brand's reason for declining a request, below the card. */
export const declined = style({
  ...text('caption'),
  display: 'grid',
  gap: fixed.space.xxs,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
})
