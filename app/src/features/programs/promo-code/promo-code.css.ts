import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const card = style({ ...column, gap: fixed.space.sm })
export const field = style({ ...column, gap: fixed.space.xs })
export const ideas = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })
export const aloud = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: fixed.space.sm,
  alignItems: 'start',
  padding: fixed.space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const aloudName = style({ ...text('label'), display: 'block' })
