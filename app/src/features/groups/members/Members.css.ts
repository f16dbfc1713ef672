import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm })

/** One card with rows: a table on desktops, a list of people on phones. */
export const card = style({
  // Keeps the column names, which are visually hidden on phones, inside the card.
  position: 'relative',
  background: vars.colour.surface,
  border: hair,
  borderRadius: fixed.radius.card,
  paddingInline: space.md,
  minInlineSize: 0,
  '@media': { [media.desktop]: { paddingInline: space.lg } },
})
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { display: 'block' } },
})
export const body = style({ '@media': { [media.phone]: { display: 'block' } } })
export const heads = style({
  '@media': { [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
})
export const headCell = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  textAlign: 'start',
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
})
export const row = style({
  borderBlockStart: hair,
  '@media': { [media.phone]: { display: 'flex', alignItems: 'center', gap: space.xs } },
  selectors: { [`${body} > &:first-child`]: { '@media': { [media.phone]: { borderBlockStart: 0 } } } },
})
export const who = style({
  fontWeight: 'inherit',
  textAlign: 'start',
  paddingBlock: space.sm,
  paddingInlineEnd: space.md,
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInlineEnd: 0 } },
})
export const onDesk = style({ paddingInlineEnd: space.md, '@media': { [media.phone]: { display: 'none' } } })
export const joined = style({ ...text('caption'), color: vars.colour.textMuted, whiteSpace: 'nowrap' })
export const menu = style({ inlineSize: fixed.hit, textAlign: 'end' })

export const person = style({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 })
export const words = style({ display: 'grid', gap: space.hair, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.hair} ${space.xs}`, minInlineSize: 0 })
export const plainName = style({ ...text('label'), color: vars.colour.text })
export const nameLink = style({
  ...text('label'),
  color: vars.colour.text,
  textDecoration: 'none',
  borderRadius: fixed.radius.small,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
/** Type and role of a member on one line, for phones, which have no columns for them. */
export const brief = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingBlockStart: space.xxs,
  '@media': { [media.desktop]: { display: 'none' } },
})

/** List of people without columns, for invitations and requests. */
export const rows = style({ margin: 0, padding: 0, listStyle: 'none' })
export const rowOf = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.md}`,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: hair } },
})
export const grow = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs, paddingBlockStart: space.xxs })
export const buttons = style({
  display: 'flex',
  gap: space.xs,
  '@media': { [media.phone]: { flex: '1 1 100%', display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
})
