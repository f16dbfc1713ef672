import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: fixed.space.md,
})
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg, minInlineSize: 0 })
export const search = style({ minInlineSize: 0, '@media': { [media.desktop]: { maxInlineSize: '24rem' } } })
/** The previous list stays visible while the next list loads. */
export const results = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.xl,
  },
])
export const count = style({ ...text('caption'), color: vars.colour.textMuted })
