import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const card = style({ ...column, gap: space.md })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const sheet = style({ ...column, gap: space.sm })
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })
export const rows = style({ margin: 0, padding: 0, listStyle: 'none', ...column })
/** On a phone, the facts of a licence are below the name and the state. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.xs} ${space.md}`,
  alignItems: 'start',
  paddingBlock: space.sm,
  borderBlockStart: `${space.hair} solid ${vars.colour.border}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem 9rem minmax(0, 1fr)' } },
})
export const who = style({ ...column, minInlineSize: 0, overflowWrap: 'anywhere' })
export const state = style({ display: 'flex' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  gridColumn: '1 / -1',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
