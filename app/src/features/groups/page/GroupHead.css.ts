import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const picture = createVar()
const edge = createVar()
/** How far the picture extends below the cover. */
const sink = createVar()
const pad = createVar()
/**
 * The head with the sizes of the picture, as variables for its content. On phones its parts are one column in another order: the main
 * actions are below the badges there, and beside the picture on desktops.
 */
export const header = style({
  vars: { [picture]: '5.75rem', [edge]: '7px', [sink]: '2.5rem', [pad]: space.gutter },
  '@media': {
    [media.desktop]: { vars: { [picture]: '7.5rem', [edge]: space.xs, [pad]: '0px' } },
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
/** Leaves its children to the column of the head on phones. */
const open = { [media.phone]: { display: 'contents' } } as const

/** On phones the cover spans the whole width, directly below the bar. */
export const cover = style({
  position: 'relative',
  '@media': { [media.phone]: { marginInline: `calc(${space.gutter} * -1)`, marginBlockStart: `calc(${space.xl} * -1)` } },
})
const fillet = {
  content: '""',
  position: 'absolute',
  inlineSize: space.md,
  blockSize: space.md,
  background: `radial-gradient(circle at 100% 0, transparent calc(${space.md} - 0.5px), ${vars.colour.canvas} ${space.md})`,
  transform: `scaleX(${type.sign})`,
} as const
/** Cuts the lower start corner out of the cover, where the group's picture is. */
export const cut = style({
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineStart: '-1px',
  inlineSize: `calc(${pad} + ${picture} + ${edge} + 1px)`,
  blockSize: `calc(${picture} - ${sink} + ${edge} + 1px)`,
  background: vars.colour.canvas,
  borderStartEndRadius: `calc(${fixed.radius.card} + ${edge})`,
  '@media': { [media.phone]: { insetInlineStart: 0 } },
  selectors: {
    '&::before': { ...fillet, insetBlockEnd: 'calc(100% - 0.5px)', insetInlineStart: 0 },
    '&::after': { ...fillet, insetInlineStart: 'calc(100% - 0.5px)', insetBlockEnd: 0 },
  },
})
export const photo = style({
  position: 'absolute',
  insetBlockStart: edge,
  insetInlineStart: pad,
  inlineSize: picture,
  blockSize: picture,
  overflow: 'hidden',
  borderRadius: fixed.radius.card,
  background: vars.colour.sunken,
})
/** Row beside the picture: first the stroke that leads from the picture to the buttons, then the buttons. */
export const line = style({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: space.xs,
  minBlockSize: '3.5rem',
  paddingBlockStart: space.sm,
  marginInlineStart: `calc(${picture} + ${space.md})`,
  '@media': open,
})
export const stroke = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  marginInlineStart: `calc(${space.md} * -1)`,
  '@media': { [media.phone]: { display: 'none' } },
})
const buttons = { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.xs, minInlineSize: 0 } as const
export const actions = style({
  ...buttons,
  '@media': {
    [media.phone]: {
      order: 1,
      alignItems: 'flex-start',
      minBlockSize: '3.5rem',
      paddingBlockStart: space.sm,
      marginInlineStart: `calc(${picture} + ${space.md})`,
    },
  },
})
/** Main actions: on phones as wide as the page. */
export const main = style({
  ...buttons,
  '@media': { [media.phone]: { order: 3, justifyContent: 'start', marginBlockStart: space.sm } },
})
globalStyle(`${main} > *`, { '@media': { [media.phone]: { flex: '1 1 auto', minInlineSize: 0 } } })
export const later = style({ display: 'grid', gap: space.xxs })

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem', columnGap: space.huge, paddingBlockStart: space.md },
    ...open,
  },
})
/** Head without a second column. */
export const alone = style({ '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
const sentences = { display: 'grid', gap: space.sm, minInlineSize: 0, overflowWrap: 'anywhere' } as const
export const words = style({ ...sentences, '@media': open })
export const intro = style({ ...sentences, '@media': { [media.phone]: { order: 2 } } })
export const name = style({ display: 'grid', gap: space.hair })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const description = style({
  maxInlineSize: '62ch',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { order: 4, marginBlockStart: space.sm } },
})
export const beside = style({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  '@media': { [media.phone]: { order: 5, marginBlockStart: space.lg } },
})
export const part = style({ display: 'grid', gap: space.xs })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' })

/** The flags, with the button that opens the list below them. All of it can be pressed. */
export const flags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: 'fit-content',
  listStyle: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const opener = style({})
globalStyle(`${flags} > ${opener}`, { display: 'inline-flex', alignItems: 'center' })
globalStyle(`${flags}:hover > ${opener}`, { background: vars.colour.sunken, borderColor: vars.colour.text })
globalStyle(`${flags}:focus-visible > ${opener}`, {
  outline: `2px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
})
globalStyle(`[open] > ${flags} > ${opener} svg`, { rotate: '180deg' })
export const flag = style({
  inlineSize: '2rem',
  blockSize: '1.5rem',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: fixed.radius.small,
  outline: `${space.hair} solid ${vars.colour.border}`,
  outlineOffset: '-1px',
})
export const countries = style({ display: 'grid', gap: 0, margin: 0, padding: 0, paddingBlockStart: space.xs, listStyle: 'none' })
export const country = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
})
export const rank = style({ ...text('caption'), color: vars.colour.textMuted, textAlign: 'end' })
