import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`
const columns = 'auto minmax(4.5rem, 9rem) 6.5rem minmax(6rem, 1fr) 7rem 11.5rem'

export const words = style({ display: 'grid', gap: space.xxs, maxInlineSize: '38rem' })
export const intro = style({ ...text('body'), color: vars.colour.textMuted })
export const stats = style({ display: 'flex', flexWrap: 'wrap', rowGap: space.sm })
export const stat = style({
  paddingInline: space.md,
  selectors: { '&:first-child': { paddingInlineStart: 0 }, '& + &': { borderInlineStart: hair } },
})

/** One card with rows; on phones each row is its own card. */
export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space.sm,
  '@media': {
    [media.desktop]: { gap: 0, background: vars.colour.surface, border: hair, borderRadius: fixed.radius.card, overflow: 'hidden' },
  },
})
export const head = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: columns,
      columnGap: space.lg,
      minBlockSize: space.huge,
      paddingInline: space.lg,
      borderBlockEnd: hair,
    },
  },
})
export const headName = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
export const headAmount = style([headName, { textAlign: 'end' }])
export const selectAll = style({ '@media': { [media.desktop]: { display: 'none' } } })

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"number tick" "who amount" "counts counts" "actions actions"',
  gap: space.sm,
  alignItems: 'center',
  padding: space.md,
  background: vars.colour.surface,
  border: hair,
  borderRadius: fixed.radius.card,
  selectors: {
    '&[data-selected]': { borderColor: vars.colour.highlight, boxShadow: `inset 0 0 0 ${space.hair} ${vars.colour.highlight}` },
  },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: '"tick number amount who counts actions"',
      columnGap: space.lg,
      border: 0,
      borderRadius: 0,
      paddingBlock: space.sm,
      paddingInline: space.lg,
      selectors: {
        '& + &': { borderBlockStart: hair },
        '&[data-selected]': {
          boxShadow: 'none',
          background: `color-mix(in srgb, ${vars.colour.highlight} 9%, ${vars.colour.surface})`,
        },
      },
    },
    [media.forced]: { selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
})
/**
 * A checkbox reserves room for a label, which is visually hidden here. The negative margin removes that room, so that on phones the box is
 * at the end of its card.
 */
export const tick = style({
  gridArea: 'tick',
  justifySelf: 'end',
  marginInlineEnd: `calc(-1 * ${space.sm})`,
  '@media': { [media.desktop]: { marginInlineEnd: 0 } },
})
/** Wraps order numbers, which can be as long as 128 characters. */
export const number = style({ gridArea: 'number', display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const numberText = style(text('label'))
export const day = style({ ...text('caption'), color: vars.colour.textMuted })
export const amount = style({ gridArea: 'amount', textAlign: 'end' })
export const who = style({
  ...text('body'),
  gridArea: 'who',
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const counts = style({
  gridArea: 'counts',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.sm,
})
export const countsName = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  '@media': {
    [media.desktop]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const countsAt = style({ ...text('label'), selectors: { '&[data-today]': { color: vars.colour.warning } } })
export const contested = style({ ...text('caption'), color: vars.colour.warning })
export const actions = style({ gridArea: 'actions', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.xs })
/** The button and the pagination: on one line on desktops; on phones the button is above the pagination, and both are centred. */
export const foot = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'center',
  gap: space.sm,
  '@media': { [media.desktop]: { flexDirection: 'row' } },
})
export const pages = style({ inlineSize: '100%', '@media': { [media.desktop]: { inlineSize: 'auto', flexGrow: 1 } } })
