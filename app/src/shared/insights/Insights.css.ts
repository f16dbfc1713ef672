import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  minInlineSize: 0,
})
export const platforms = style({ minInlineSize: 0, maxInlineSize: '100%' })
export const platform = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
/** Full width on phones, because three short words would be too small as touch targets. */
export const range = style({ '@media': { [media.phone]: { inlineSize: '100%' } } })
/** One row of five figures. On phones, the followers have their own row, and the other figures are in rows of two. */
export const averages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${fixed.space.md} ${fixed.space.sm}`,
  padding: fixed.space.md,
  borderRadius: fixed.radius.card,
  background: vars.colour.sunken,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', paddingInline: fixed.space.lg },
    [media.forced]: { border: `${fixed.space.hair} solid CanvasText` },
  },
})
globalStyle(`${averages} > :first-child`, { gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.lg,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const flag = style({
  inlineSize: '1.5rem',
  blockSize: '1.125rem',
  objectFit: 'cover',
  borderRadius: fixed.radius.small,
  flex: 'none',
})
