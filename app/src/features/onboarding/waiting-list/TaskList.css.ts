import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({ display: 'grid' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})

export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })
