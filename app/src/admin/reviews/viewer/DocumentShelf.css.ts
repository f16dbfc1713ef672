import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const hairline = `${fixed.space.hair} solid ${vars.colour.border}`

/** Width of a preview in CSS pixels. The page is drawn at this width. */
export const thumbnailWidth = 72

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', listStyle: 'none', margin: 0, padding: 0 })
export const item = style({ minInlineSize: 0, selectors: { '& + &': { borderBlockStart: hairline } } })
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.md,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.sm,
  border: 0,
  background: 'transparent',
  color: vars.colour.text,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: fixed.radius.small,
  selectors: {
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
/** Frame of a preview. The page drawn in it is white in both themes. */
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: `${thumbnailWidth}px`,
  blockSize: `${Math.round(thumbnailWidth * 1.3)}px`,
  overflow: 'hidden',
  border: hairline,
  borderRadius: fixed.radius.small,
  background: vars.colour.sunken,
  color: vars.colour.textMuted,
})
export const firstPage = style({ display: 'block', alignSelf: 'start' })
export const words = style({ display: 'grid', gap: fixed.space.xxs, flex: 1, minInlineSize: 0 })
export const name = style({ ...text('label'), overflowWrap: 'anywhere' })
export const facts = style({ ...text('caption'), color: vars.colour.textMuted })
export const chevron = style({
  display: 'flex',
  flex: 'none',
  color: vars.colour.textMuted,
  transition: `transform ${fixed.motion.base} ${fixed.motion.enter}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const reading = style({ paddingBlockEnd: fixed.space.md, minInlineSize: 0 })
