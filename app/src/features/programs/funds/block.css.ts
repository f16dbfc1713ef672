import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const column1 = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const hair = `${space.hair} solid ${vars.colour.border}`

export const card = style({ ...column1, gap: space.lg })
export const sums = style({
  ...column1,
  gap: space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)', columnGap: space.xl } },
})
export const reserved = style({ ...column1, gap: space.xs, alignContent: 'start' })

/** Paid, earned and free, ruled off above their sum. */
export const column = style({
  ...column1,
  gap: space.sm,
  margin: 0,
  padding: space.md,
  borderRadius: radius.control,
  background: vars.colour.sunken,
})
export const row = style({
  ...text('label'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space.md,
})
export const total = style([row, { borderBlockStart: `${space.hair} solid ${vars.colour.text}`, paddingBlockStart: space.sm }])
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 })
export const sum = style({ margin: 0, marginInlineStart: 'auto' })

export const sealed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  borderBlockStart: hair,
  paddingBlockStart: space.md,
})
export const checkpoint = style({ display: 'flex', gap: space.sm, alignItems: 'start', minInlineSize: 0, flex: '1 1 16rem' })
export const shield = style({ color: vars.colour.success, flex: 'none' })
export const words = style({ ...column1, gap: space.hair, minInlineSize: 0 })
export const late = style({
  ...text('caption'),
  display: 'flex',
  gap: space.xs,
  alignItems: 'start',
  color: vars.colour.warning,
})
