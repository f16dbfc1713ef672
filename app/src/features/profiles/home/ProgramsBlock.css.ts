import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const block = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xs} ${fixed.space.md}`,
})
export const actions = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.md })
