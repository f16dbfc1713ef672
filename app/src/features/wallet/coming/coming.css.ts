import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hairline = `${space.hair} solid ${vars.colour.border}`
const inset = {
  paddingInline: space.md,
  '@media': { [media.desktop]: { paddingInline: `calc(${space.xl} + ${space.xxs})` } },
} as const

/** Section to which the balance card links. The margin keeps the section below the top bar after scrolling. */
export const target = style({ scrollMarginBlockStart: `calc(${space.vast} + ${space.xl})`, selectors: { '&:focus': { outline: 'none' } } })

export const head = style({
  ...inset,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlock: space.lg,
  borderBlockEnd: hairline,
})
/* Reserves the width of the rows' chevrons after the total, so that the total is aligned with the amounts of the rows. */
export const headAmount = style({
  marginInlineEnd: `calc(${space.lg} + ${space.xxs})`,
  '@media': { [media.desktop]: { marginInlineEnd: `calc(${space.lg} + ${space.xs})` } },
})
export const headWords = style({ display: 'grid', gap: space.hair, minInlineSize: 0 })

export const line = style({ ...inset, paddingBlock: space.lg, borderBlockEnd: hairline })
/* Keeps a day on one line, even if there is little room at the end of the payday line. */
export const whole = style({ whiteSpace: 'nowrap' })
/* Time of a payday. It is hidden on phones, because the list below shows it. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } })

/* List in which currency and number each have a column that all rows share. */
export const list = style({
  ...inset,
  display: 'grid',
  gridTemplateColumns: `${fixed.picture.medium} minmax(0, 1fr) auto auto ${space.lg}`,
  columnGap: space.xxs,
  '@media': { [media.desktop]: { ...inset['@media'][media.desktop], columnGap: space.xs } },
})
const across = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' } as const

export const group = style({ ...across, selectors: { '& + &': { borderBlockStart: hairline } } })
export const day = style({ ...across, alignItems: 'baseline', paddingBlock: `${space.lg} ${space.xxs}` })
export const dayWords = style({
  // Balances the lines, so that the number of a day is not alone on a line.
  textWrap: 'balance',
  gridColumn: '1 / 3',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.xs,
  minInlineSize: 0,
})
export const rows = style(across)

export const row = style({ ...across, selectors: { '& + &': { borderBlockStart: hairline } } })
export const press = style({
  ...across,
  alignItems: 'center',
  minBlockSize: `calc(${fixed.control.large} + ${space.md})`,
  paddingBlock: space.xs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
  },
})
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.text,
  '@media': { [media.phone]: { gridRow: '1 / span 2' } },
})
/* On phones the note may be wider than its column and extend below the amount, where there is room. */
export const words = style({
  display: 'grid',
  minInlineSize: 0,
  paddingInline: space.xs,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { display: 'contents' } },
})
export const name = style({
  ...text('label'),
  color: 'inherit',
  '@media': { [media.phone]: { minInlineSize: 0, paddingInline: space.xs, overflowWrap: 'anywhere' } },
})
export const note = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { gridArea: '2 / 2 / auto / -1', paddingInline: space.xs, overflowWrap: 'anywhere' } },
})
export const chevron = style({
  display: 'flex',
  color: vars.colour.textMuted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.enter}`,
  selectors: { [`${press}[aria-expanded="true"] &`]: { transform: 'rotate(180deg)' } },
})

/* List of the parts in an open row. */
export const parts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space.xs,
  marginBlockEnd: space.md,
  padding: space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': {
    [media.desktop]: { gridColumn: '2 / -1', marginInlineStart: space.xs },
    [media.forced]: { border: `${space.hair} solid CanvasText` },
  },
})
export const facts = style({ display: 'grid', gap: space.xs })
export const fact = style({
  ...text('label'),
  fontWeight: type.body.weight,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.md,
})
export const total = style({ borderBlockStart: `${space.hair} solid ${vars.colour.borderControl}`, paddingBlockStart: space.xs })
export const value = style({ textAlign: 'end' })

/* Empty state of the tab. */
export const firstDay = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: `${space.huge} ${space.xl}`,
  textAlign: 'center',
})
export const drawing = style({ inlineSize: 'min(280px, 100%)', marginBlockEnd: space.sm })
export const how = style({
  ...inset,
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xl,
  borderBlockStart: hairline,
  '@media': { [media.desktop]: { ...inset['@media'][media.desktop], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.xl } },
})
export const howItem = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.sm, alignItems: 'start' })
export const howIcon = style({ display: 'flex', color: vars.colour.textMuted, gridRow: '1 / 3' })
