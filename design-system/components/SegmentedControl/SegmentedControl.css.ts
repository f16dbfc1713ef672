import { style, styleVariants } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/** Padding of the group around its segments. Padding and segment together have the height of a touch target. */
const rim = '3px'

export const group = recipe({
  base: {
    display: 'inline-flex',
    // If the space is too narrow, the segments wrap into rows. No segment is cut off or broken within a word.
    flexWrap: 'wrap',
    columnGap: '2px',
    rowGap: `calc(${rim} * 2)`,
    padding: rim,
    minInlineSize: 0,
    maxInlineSize: '100%',
    borderRadius: `calc(${fixed.radius.control} + ${rim})`,
    background: vars.colour.sunken,
    '@media': { [media.forced]: { outline: '1px solid ButtonText' } },
  },
  variants: {
    isFullWidth: { true: { display: 'flex' } },
    isFullWidthOnPhone: { true: { '@media': { [media.phone]: { display: 'flex' } } } },
  },
})

const segmentBase = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: fixed.space.xxs,
  flex: '1 1 auto',
  maxInlineSize: '100%',
  minBlockSize: `calc(${fixed.hit} - ${rim} * 2)`,
  paddingInline: fixed.space.xs,
  paddingBlock: fixed.space.xxs,
  borderRadius: fixed.radius.control,
  border: '1px solid transparent',
  color: vars.colour.textMuted,
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${fixed.motion.fast} ${fixed.motion.enter}, color ${fixed.motion.fast}`,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: `calc(${rim} * -1 - 1px) 0` },
    '&[data-hovered]': { color: vars.colour.text },
    '&[data-selected]': { background: vars.colour.surface, borderColor: vars.colour.border, color: vars.colour.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-1px', borderRadius: fixed.radius.control },
    '&[data-disabled]': { color: vars.colour.textMuted, opacity: 0.6, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      color: 'ButtonText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
})

/** Below this width four segments take two rows of two segments. */
const roomForFour = '20rem'
export const segment = styleVariants({
  own: [segmentBase],
  equal: [segmentBase, { flexBasis: 0 }],
  equalOnPhone: [segmentBase, { '@media': { [media.phone]: { flexBasis: 0 } } }],
  // Below `roomForFour` the basis exceeds every row, so each segment gets its maximum width. Above it the basis is zero.
  equalOfFour: [segmentBase, { flexBasis: `calc((${roomForFour} - 100%) * 999)`, maxInlineSize: 'calc(50% - 1px)' }],
})
export const words = style({ minInlineSize: 0 })
