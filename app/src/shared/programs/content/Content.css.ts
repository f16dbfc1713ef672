import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/* Two columns, if each is wide enough for its buttons. */
export const list = style({ display: 'grid', gap: fixed.space.md, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' })
/* All cards of a row are as high as the highest. */
export const place = style({ display: 'grid', minInlineSize: 0 })
export const card = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' })
export const picture = style({ position: 'relative', display: 'grid' })
export const film = style({ inlineSize: '100%', aspectRatio: '16 / 9', background: vars.colour.sunken, objectFit: 'contain' })
export const body = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  gap: fixed.space.sm,
  padding: fixed.space.md,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: `${fixed.space.xxs} ${fixed.space.xs}`, color: vars.colour.primary })
export const request = style({
  display: 'grid',
  gap: fixed.space.xxs,
  padding: fixed.space.sm,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: fixed.space.xs,
})
