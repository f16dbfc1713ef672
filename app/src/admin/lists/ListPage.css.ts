import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const tools = style({
  display: 'grid',
  gap: fixed.space.sm,
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.sm, alignItems: 'center', justifyContent: 'space-between' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs })
