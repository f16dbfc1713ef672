import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`

/** Who proposes, for whom and until when. */
export const by = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
export const maker = style({ flex: '1 1 12rem', minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' })
export const words = style({ display: 'grid', gap: space.xs, maxInlineSize: '38rem', overflowWrap: 'anywhere' })
export const note = style({ whiteSpace: 'pre-line' })

export const reach = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'center',
  padding: space.md,
  borderRadius: radius.card,
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.xl, padding: space.lg } },
})
export const bar = style({ display: 'grid', gap: space.xs, minInlineSize: 0 })
export const ends = style({ display: 'flex', justifyContent: 'space-between', gap: space.md })
export const end = style({ textAlign: 'end' })
export const overlap = style({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: space.xs,
  alignItems: 'start',
  paddingBlockStart: space.sm,
  borderBlockStart: rule,
})

/** One table over the width on desktops, one card each on phones. */
export const talents = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: space.sm,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) auto auto minmax(0, 1.2fr) auto',
      gap: 0,
      columnGap: space.lg,
      paddingInline: space.md,
      background: vars.colour.surface,
      border: rule,
      borderRadius: radius.card,
    },
  },
})
export const talent = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.sm,
  padding: space.md,
  background: vars.colour.surface,
  border: rule,
  borderRadius: radius.card,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'center',
      gap: 0,
      columnGap: 'inherit',
      paddingInline: 0,
      border: 0,
      borderRadius: 0,
      background: 'none',
      selectors: { '& + &': { borderBlockStart: rule } },
    },
  },
})
const whole = { gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } } as const
export const person = style({ ...whole, display: 'flex', gap: space.sm, alignItems: 'center', minInlineSize: 0 })
export const about = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.control,
  background: vars.colour.sunken,
  '@media': { [media.desktop]: { padding: 0, background: 'none' } },
})
export const services = style({ ...whole, margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.xs, minInlineSize: 0 })
export const service = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.sm,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { display: 'grid', justifyContent: 'stretch' } },
})
export const price = style({ ...text('number'), whiteSpace: 'nowrap' })
export const action = style({ ...whole, display: 'grid', gap: space.xs, justifyItems: 'stretch' })

export const privacy = style({
  display: 'flex',
  gap: space.sm,
  alignItems: 'start',
  padding: space.md,
  borderRadius: radius.card,
  background: vars.colour.sunken,
})
export const sign = style({ display: 'flex', flex: 'none', color: vars.colour.textMuted, paddingBlockStart: space.xxs })

export const outcome = style({ margin: 0, padding: 0, listStyle: 'none', display: 'grid' })
export const line = style({
  display: 'grid',
  paddingBlock: space.sm,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: rule } },
})
export const done = style({ display: 'inline-flex', gap: space.xs, alignItems: 'center', color: vars.colour.success })
