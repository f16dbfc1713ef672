import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xs} ${fixed.space.md}`,
  minInlineSize: 0,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
export const summary = style({
  ...text('caption'),
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { textAlign: 'center' } },
})

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0, marginInlineStart: 0, justifyContent: 'center' } },
})
/* On a phone all slots share the width, with a full touch target if there is space. */
const slot = style({ '@media': { [media.phone]: { flex: '1 1 0', minInlineSize: 0, maxInlineSize: fixed.hit } } })
export const slots = styleVariants({
  both: [slot],
  wide: [slot, { '@media': { [media.phone]: { display: 'none' } } }],
  phone: [slot, { display: 'none', '@media': { [media.phone]: { display: 'block' } } }],
})

export const page = style({
  ...text('label'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: fixed.hit,
  inlineSize: '100%',
  blockSize: fixed.hit,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-pressed]': { background: vars.colour.border },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px', borderRadius: fixed.radius.control },
    '&[aria-current]': { background: vars.colour.highlight, color: vars.colour.onHighlight, fontWeight: type.strong },
    '&[aria-disabled]': { background: 'transparent', color: vars.colour.borderControl, cursor: 'default' },
  },
  '@media': {
    [media.phone]: { minInlineSize: 0 },
    [media.forced]: {
      selectors: {
        '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[aria-disabled]': { color: 'GrayText' },
      },
    },
  },
})
export const gap = style({
  ...text('label'),
  display: 'grid',
  placeItems: 'center',
  minInlineSize: fixed.space.xl,
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { minInlineSize: 0 } },
})
