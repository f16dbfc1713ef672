import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const rule = `${space.hair} solid ${vars.colour.border}`
const list = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const

export const proposals = style({ ...list, gap: space.md })
export const proposal = style({ display: 'grid', gap: space.md })
export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.sm })
export const names = style({ minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' })
export const lines = style({ ...list, gap: space.xxs, overflowWrap: 'anywhere' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space.sm })

/** The choice of talents in the form. A chosen one opens its services. */
export const choices = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0, display: 'grid', gap: space.sm })
export const legend = style({ ...text('label'), padding: 0, marginBlockEnd: space.xs })
export const choice = style({
  display: 'grid',
  gap: space.sm,
  selectors: { '& + &': { borderBlockStart: rule, paddingBlockStart: space.sm } },
})
export const services = style({ display: 'grid', gap: space.sm, paddingInlineStart: space.xl })
