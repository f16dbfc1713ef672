import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const platform = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs })

export const fields = style({ display: 'grid', gap: fixed.space.lg, minInlineSize: 0 })

export const pair = style({
  display: 'grid',
  gap: fixed.space.lg,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: fixed.space.md } },
})
