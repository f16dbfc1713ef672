import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xxl,
  paddingBlockStart: fixed.space.xs,
})
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.xxl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' } },
})
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  alignContent: 'start',
  minInlineSize: 0,
})
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.md })

const grid = (phone: string, desktop: string) =>
  style({
    display: 'grid',
    gridTemplateColumns: phone,
    gap: fixed.space.sm,
    '@media': { [media.desktop]: { gridTemplateColumns: desktop } },
  })
export const accounts = grid('repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))')
globalStyle(`${accounts} > :last-child:nth-child(odd)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const posts = grid('repeat(3, minmax(0, 1fr))', 'repeat(3, minmax(0, 1fr))')
/** Grid for four posts: one row of four or two rows of two, so that no post is alone. */
export const fourPosts = grid('repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))')
export const partners = grid('repeat(3, minmax(0, 1fr))', 'repeat(3, minmax(0, 1fr))')

const pressed = {
  selectors: {
    'a&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
} as const

export const account = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.hair,
    blockSize: '100%',
    padding: fixed.space.md,
    borderRadius: fixed.radius.card,
    background: vars.colour.sunken,
    color: vars.colour.text,
    minInlineSize: 0,
    selectors: { 'a&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${vars.colour.borderControl}` } },
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  pressed,
])
export const platform = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  marginBlockEnd: fixed.space.xs,
  minInlineSize: 0,
})
export const licensed = style({ display: 'flex', flex: 'none', marginInlineStart: 'auto', color: vars.colour.success })
export const followers = style({ ...text('heading'), whiteSpace: 'nowrap' })

export const post = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    blockSize: '100%',
    borderRadius: fixed.radius.card,
    color: vars.colour.text,
  },
  pressed,
])
export const postCover = style({ position: 'relative', display: 'block' })
export const pinned = style({
  position: 'absolute',
  zIndex: fixed.layer.raised,
  insetBlockEnd: fixed.space.xs,
  insetInlineStart: fixed.space.xs,
  maxInlineSize: `calc(100% - 2 * ${fixed.space.xs})`,
})

export const rows = style({ display: 'grid' })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` } },
})
export const rates = style({
  display: 'grid',
  paddingInline: fixed.space.lg,
  '@media': { [media.phone]: { paddingInline: fixed.space.md } },
})
/** Description of a rate card. Hidden on phones, where it does not fit beside the price; the tab of the rate cards shows it. */
export const onDesktop = style({ '@media': { [media.phone]: { display: 'none' } } })
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.control.medium,
  blockSize: fixed.control.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const said = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const price = style({ display: 'grid', flex: 'none', textAlign: 'end' })
export const money = style({ ...text('heading'), fontFamily: type.familyNumber, whiteSpace: 'nowrap' })

/** List of links. One line joins all of them and has a knot at each. */
export const chain = style({ position: 'relative', paddingInlineStart: fixed.space.xl })
export const drop = style({
  position: 'absolute',
  insetBlock: '2.125rem',
  insetInlineStart: fixed.space.hair,
  inlineSize: fixed.space.lg,
  blockSize: `calc(100% - 4.25rem)`,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.colour.primary,
  strokeWidth: '2.5',
  transform: `scaleX(${type.sign})`,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
})
export const chainRow = style([row, { position: 'relative', minBlockSize: '4rem' }])
export const knot = style({
  position: 'absolute',
  insetInlineStart: `calc(${fixed.space.xl} * -1)`,
  insetBlockStart: `calc(50% - ${fixed.space.sm} / 2)`,
  inlineSize: fixed.space.sm,
  blockSize: fixed.space.sm,
  borderRadius: fixed.radius.full,
  border: `3px solid ${vars.colour.primary}`,
  background: vars.colour.canvas,
})
export const link = style([
  {
    display: 'flex',
    alignItems: 'center',
    gap: fixed.space.sm,
    flex: 1,
    minInlineSize: 0,
    minBlockSize: fixed.hit,
    color: vars.colour.text,
    borderRadius: fixed.radius.control,
    selectors: { 'a&[data-hovered]': { color: vars.colour.primary } },
  },
  pressed,
])
export const quiet = style({ flex: 'none', color: vars.colour.textMuted })

export const partner = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'center',
    gap: fixed.space.xxs,
    blockSize: '100%',
    paddingBlock: fixed.space.xxs,
    textAlign: 'center',
    color: vars.colour.text,
    borderRadius: fixed.radius.control,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    selectors: { 'a&[data-hovered]': { color: vars.colour.primary } },
  },
  pressed,
])
export const handle = style({ maxInlineSize: '100%', minInlineSize: 0 })
export const partnerName = style([handle, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: fixed.space.xxs }])
export const foot = style({ paddingBlockStart: fixed.space.md, borderBlockStart: `1px solid ${vars.colour.border}` })
