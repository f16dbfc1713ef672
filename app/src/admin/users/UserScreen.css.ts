import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const hairline = `${fixed.space.hair} solid ${vars.colour.border}`

export const profiles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none', margin: 0, padding: 0 })
export const profile = style({
  display: 'grid',
  gap: fixed.space.sm,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: hairline, marginBlockStart: fixed.space.md, paddingBlockStart: fixed.space.md } },
})
/** List of an action’s effects. */
export const effects = style({ display: 'grid', gap: fixed.space.xs, margin: 0, paddingInlineStart: fixed.space.lg, listStyle: 'disc' })
