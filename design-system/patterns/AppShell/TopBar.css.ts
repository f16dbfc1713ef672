import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

/** Width of the shell, which is centred from 1920 px on. */
const shellWidth = '1280px'

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: fixed.layer.sticky,
  background: vars.colour.canvas,
  borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}`,
})

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  inlineSize: '100%',
  marginInline: 'auto',
  minBlockSize: '3.5rem',
  paddingInline: fixed.space.gutter,
  '@media': {
    [media.desktop]: { minBlockSize: fixed.space.vast },
    [media.wide]: { maxInlineSize: shellWidth },
  },
})

export const nav = style({
  display: 'none',
  alignItems: 'center',
  gap: fixed.space.xxs,
  '@media': {
    [media.desktop]: { display: 'flex', marginInlineStart: fixed.space.xs },
    [media.roomy]: { marginInlineStart: fixed.space.xl },
  },
})

/** Style of every place (entry) in the bar, enabled or not. */
const anyPlace = {
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.xs,
  borderRadius: fixed.radius.control,
  color: vars.colour.textMuted,
  whiteSpace: 'nowrap',
} as const
const widePlace = { paddingInline: fixed.space.sm }

export const place = style({
  ...anyPlace,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { color: vars.colour.text, background: vars.colour.sunken },
    '&[aria-current]': { color: vars.colour.text },
    '&[data-disabled]': { color: vars.colour.borderControl, cursor: 'not-allowed' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
  },
  '@media': {
    [media.roomy]: widePlace,
    [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
})

/** A place looks enabled until its state is known, so that the bar does not flicker. */
export const undecided = style({ selectors: { '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'progress' } } })

/** A place that comes later. It is muted, in one line with the other places, with “Soon” below its name. */
export const soonPlace = style({
  ...anyPlace,
  cursor: 'default',
  '@media': { [media.roomy]: widePlace, [media.forced]: { color: 'GrayText' } },
})
const quietWord = { ...text('micro'), fontWeight: type.body.weight, color: vars.colour.textMuted }
export const soonPlaceWord = style({
  ...quietWord,
  position: 'absolute',
  insetBlockEnd: '-1px',
  insetInlineStart: fixed.space.xs,
  '@media': { [media.roomy]: { insetInlineStart: fixed.space.sm } },
})

/** A place that comes later, beside the search. It is smaller than the other places, and shown only if the bar has space for its name. */
export const soonAside = style({
  ...anyPlace,
  ...text('caption'),
  display: 'none',
  flexDirection: 'column',
  flex: 'none',
  alignItems: 'flex-start',
  justifyContent: 'center',
  cursor: 'default',
  '@media': { [media.roomy]: { display: 'inline-flex' }, [media.forced]: { color: 'GrayText' } },
})
/** The word “Soon” is in the normal flow here, because no other place is beside it. */
globalStyle(`${soonAside} > ${soonPlaceWord}`, { position: 'static' })

/** Stroke under the current place. The bar has no other stroke. */
export const mark = style({
  position: 'absolute',
  insetInline: fixed.space.xs,
  insetBlockEnd: '1px',
  inlineSize: `calc(100% - ${fixed.space.xs} * 2)`,
  blockSize: '6px',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.colour.highlight,
  strokeWidth: '2.5',
  strokeLinecap: 'round',
  '@media': {
    [media.roomy]: { insetInline: fixed.space.sm, inlineSize: `calc(100% - ${fixed.space.sm} * 2)` },
    [media.forced]: { stroke: 'Highlight' },
  },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: fixed.space.none,
  marginInline: `auto calc(${fixed.space.sm} * -1)`,
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.desktop]: { gap: fixed.space.xs, marginInlineEnd: 0 } },
})

export const search = style({
  display: 'none',
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: '17.5rem',
  '@media': { [media.desktop]: { display: 'block' } },
})

export const onPhones = style({ '@media': { [media.desktop]: { display: 'none' } } })
/** The count extends past the menu button. This margin keeps the count inside the page. */
export const counted = style({ marginInlineEnd: fixed.space.xs })
export const fromDesktop = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })
