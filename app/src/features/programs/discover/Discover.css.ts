import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

/** Filters on one line at every width. The search field takes the remaining width. */
export const filters = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })
export const search = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': { [media.desktop]: { maxInlineSize: '22.5rem', marginInlineEnd: 'auto' } },
})
export const choices = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xs, whiteSpace: 'nowrap' })
export const kinds = style({ minInlineSize: 0 })
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xl })
export const sheetPart = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })
export const sheetFoot = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: fixed.space.sm, inlineSize: '100%' })
/** The previous list stays visible while the next list loads. */
export const results = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.xl,
  },
])
