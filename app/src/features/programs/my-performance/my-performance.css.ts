import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text, unitsEdge } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const hair = `${space.hair} solid ${vars.colour.border}`

export const earned = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' } },
})
export const sum = style({ display: 'grid', gap: space.xxs, justifyItems: 'start', padding: space.lg, overflowWrap: 'anywhere' })
export const bar = style({ inlineSize: '100%', marginBlockStart: space.sm })
export const parts = style({
  display: 'grid',
  alignContent: 'center',
  paddingInline: space.lg,
  borderBlockStart: hair,
  '@media': { [media.desktop]: { borderBlockStart: 0, borderInlineStart: hair } },
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  alignItems: 'baseline',
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: hair } },
})

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg })
export const stats = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.sm })
export const channels = style({ inlineSize: '100%', borderCollapse: 'collapse' })
const cell = { paddingBlock: space.sm, borderBlockEnd: hair } as const
export const word = style({
  ...text('label'),
  ...cell,
  textAlign: 'start',
  selectors: { 'thead &': { ...text('caption'), color: vars.colour.textMuted } },
})
const { selectors: atUnits, ...edge } = unitsEdge
const figures = { ...cell, ...edge, fontFamily: type.familyNumber, whiteSpace: 'nowrap', paddingInlineStart: space.sm } as const
const head = { ...text('caption'), color: vars.colour.textMuted } as const
export const number = style({ ...text('label'), ...figures, selectors: { ...atUnits, 'thead &': head } })
/** Column that is computed from the two other columns. It is hidden on phones, because they have no room for it. */
export const rate = style({
  ...text('caption'),
  ...figures,
  color: vars.colour.textMuted,
  selectors: { ...atUnits, 'thead &': head },
  '@media': { [media.phone]: { display: 'none' } },
})

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space.lg } },
})
export const linkField = style({ minInlineSize: 0 })
