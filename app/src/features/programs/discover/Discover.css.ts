import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

/** Kinds and search in one row on a desk, one above the other on phones; the two choices below. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.sm,
  '@media': { [media.roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', alignItems: 'center' } },
})
export const kinds = style({ minInlineSize: 0 })
export const kind = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
export const search = style({ minInlineSize: 0 })
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, gridColumn: '1 / -1' })
/** An older list stays while the next one comes. */
export const results = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.xl,
  },
])
