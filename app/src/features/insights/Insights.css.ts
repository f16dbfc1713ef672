import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.lg })
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })
export const wishes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  minInlineSize: 0,
})
export const platforms = style({ minInlineSize: 0, maxInlineSize: '100%' })
export const averages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: fixed.space.sm,
})
globalStyle(`${averages} > :last-child:nth-child(odd)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.lg,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const flag = style({
  inlineSize: '1.5rem',
  blockSize: '1.125rem',
  objectFit: 'cover',
  borderRadius: fixed.radius.small,
  flex: 'none',
})
