import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { unitsEdge } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const edge = `${space.hair} solid ${vars.colour.border}`

export const card = style({ ...column, gap: space.lg })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const list = style({ ...column, gap: space.lg })
export const till = style({
  ...column,
  gap: space.sm,
  paddingBlockStart: space.lg,
  borderBlockStart: edge,
  selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xxs} ${space.sm}`,
  overflowWrap: 'anywhere',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const part = style({ ...column, gap: space.sm })
export const pair = style({
  ...column,
  gap: space.md,
  '@media': { [media.pair]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const orders = style({ ...column })
export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xxs} ${space.sm}`,
  alignItems: 'start',
  paddingBlock: space.sm,
  borderBlockStart: edge,
  overflowWrap: 'anywhere',
})
export const amount = style({ ...unitsEdge, display: 'grid', gap: space.xxs })
