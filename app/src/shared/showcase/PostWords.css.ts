import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** A grid cell is a third of a phone's width, so long words break. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xxs,
  paddingBlockStart: fixed.space.xs,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})
export const platform = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xxs, minInlineSize: 0 })

/**
 * Two lines at most; the post itself has the whole caption. If a caption's direction is opposite to the page's, it ends at the page's
 * start, and its ellipsis overflows there. The clipping box is wider, so that the ellipsis stays visible.
 */
export const caption = style({})
globalStyle(`${caption} > *`, {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginInline: `calc(${fixed.space.sm} * -1)`,
  paddingInline: fixed.space.sm,
})
