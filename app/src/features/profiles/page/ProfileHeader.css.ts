import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** On phones the cover spans the full width, directly below the header. */
export const cover = style({
  '@media': {
    [media.phone]: { marginInline: `calc(${fixed.space.gutter} * -1)`, marginBlockStart: `calc(${fixed.space.xl} * -1)` },
  },
})

/** The upper half of the picture overlaps the cover. */
export const join = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  marginBlockStart: `calc(${fixed.space.xs} - ${fixed.space.huge})`,
})
export const avatar = style({ position: 'relative', flex: 'none', display: 'block', zIndex: fixed.layer.raised })
/** Button at the start of the picture, because the line to the other buttons begins at the end of the picture. */
export const editPicture = style({
  position: 'absolute',
  insetBlockEnd: `calc(${fixed.space.xxs} * -1)`,
  insetInlineStart: `calc(${fixed.space.xxs} * -1)`,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
})
globalStyle(`${editPicture} > *`, { borderRadius: fixed.radius.full })

/** Below this width, the button is directly beside the picture, without the line. */
const narrow = '(width < 22rem)'

/** Line from the picture to the buttons, which ends in a saffron knot. */
export const joiner = style({
  flex: 1,
  inlineSize: 0,
  minInlineSize: fixed.space.lg,
  blockSize: fixed.space.xxl,
  marginInlineStart: `calc(${fixed.space.md} * -1)`,
  marginBlockEnd: fixed.space.xxs,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.colour.primary,
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  transform: `scaleX(${type.sign})`,
  '@media': { [media.forced]: { stroke: 'CanvasText' }, [narrow]: { display: 'none' } },
})
export const arrival = style({
  flex: 'none',
  alignSelf: 'flex-end',
  inlineSize: fixed.space.sm,
  blockSize: fixed.space.sm,
  marginBlockEnd: fixed.space.md,
  marginInline: `calc(${fixed.space.xxs} * -1) calc(${fixed.space.xxs} * -1)`,
  borderRadius: fixed.radius.full,
  background: vars.colour.highlight,
  zIndex: fixed.layer.raised,
  '@media': { [narrow]: { display: 'none' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: fixed.space.xs,
  minInlineSize: 0,
})
globalStyle(`${join} > ${actions}`, { marginInlineStart: 'auto' })

/* If the button is disabled, the line is dotted and the knot is open. */
const idle = `${join}:has(> ${actions} > [data-disabled]:first-child)`
globalStyle(`${idle} > ${joiner}`, { stroke: vars.colour.borderControl, strokeDasharray: '0.1 7' })
globalStyle(`${idle} > ${arrival}`, { background: vars.colour.canvas, boxShadow: `inset 0 0 0 2px ${vars.colour.borderControl}` })

/**
 * Buttons with long labels are below the name on phones, where they do not fit beside the picture. The first button takes the remaining
 * width. The line to the buttons is not shown there.
 */
export const below = style({ '@media': { [media.phone]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch' } } })
globalStyle(`${below} > ${join}`, { '@media': { [media.phone]: { display: 'contents' } } })
globalStyle(`${below} > ${join} > ${avatar}`, {
  '@media': { [media.phone]: { alignSelf: 'start', marginBlockStart: `calc(${fixed.space.xs} - ${fixed.space.huge})` } },
})
globalStyle(`${below} > ${join} > :is(${joiner}, ${arrival})`, { '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`${below} > ${join} > ${actions}`, {
  '@media': {
    [media.phone]: { order: 1, justifyContent: 'start', alignSelf: 'stretch', marginInlineStart: 0, paddingBlockStart: fixed.space.md },
  },
})
globalStyle(`${below} > ${join} > ${actions} > :not(:last-child, [data-component="IconButton"])`, {
  '@media': { [media.phone]: { flex: '1 1 auto' } },
})

/** The bio, and the figures beside it. */
export const about = style({
  display: 'flex',
  flexDirection: 'column',
  gap: fixed.space.lg,
  paddingBlockStart: fixed.space.sm,
  '@media': { [media.desktop]: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'space-between', gap: fixed.space.xxl } },
})
export const compactWords = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' })
export const words = style([compactWords, { paddingBlockStart: fixed.space.md }])
export const mark = style({ marginInlineStart: fixed.space.xs, verticalAlign: 'baseline' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${fixed.space.xxs} ${fixed.space.sm}`,
  minInlineSize: 0,
})
globalStyle(`${facts} > *`, { minInlineSize: 0 })
export const place = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs })
export const numbers = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [media.desktop]: { flex: 'none' } },
})
export const number = style({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  paddingInline: fixed.space.lg,
  borderInlineStart: `1px solid ${vars.colour.border}`,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
  '@media': { [media.phone]: { flex: '1 1 auto', paddingInline: fixed.space.md } },
})
export const figure = style({ ...text('title'), order: -1, whiteSpace: 'nowrap' })

/** Small header of all tabs but the first, so that the content of the tab starts higher on the page. */
export const compact = style({
  display: 'grid',
  gap: fixed.space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: fixed.space.xl } },
})
export const compactEnd = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.lg, minInlineSize: 0 })
export const who = style({ display: 'flex', alignItems: 'center', gap: fixed.space.md, minInlineSize: 0 })
