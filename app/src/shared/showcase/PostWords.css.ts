import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** A cell is a third of a phone: a long word breaks rather than leaves it. */
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
 * Two lines at most: whoever wants the rest opens the post. A text that runs against the page ends at the page's start, where its dots
 * hang over the edge: the box that cuts it off is as much wider as they need.
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
