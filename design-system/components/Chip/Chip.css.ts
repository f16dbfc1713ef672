import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const base = {
  ...text('label'),
  position: 'relative' as const,
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  border: '1px solid transparent',
  borderRadius: fixed.radius.full,
  overflowWrap: 'anywhere' as const,
}

/** A chip that is not interactive. */
export const fact = style({
  ...base,
  paddingBlock: fixed.space.xxs,
  paddingInline: fixed.space.sm,
  background: vars.colour.sunken,
  color: vars.colour.text,
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})

export const choice = style({
  ...base,
  minBlockSize: fixed.control.small,
  paddingBlock: fixed.space.xxs,
  paddingInline: fixed.space.sm,
  background: vars.colour.surface,
  borderColor: vars.colour.borderControl,
  color: vars.colour.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${fixed.motion.fast} ${fixed.motion.enter}, border-color ${fixed.motion.fast}`,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      insetBlock: `calc((${fixed.control.small} - ${fixed.hit}) / 2 - 1px)`,
    },
    '&[data-hovered]': { background: vars.colour.sunken, borderColor: vars.colour.text },
    '&[data-selected]': { background: vars.colour.highlight, borderColor: vars.colour.highlight, color: vars.colour.onHighlight },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.full },
    '&[data-disabled]': {
      background: 'transparent',
      borderColor: vars.colour.border,
      borderStyle: 'dashed',
      color: vars.colour.textMuted,
      cursor: 'not-allowed',
    },
    '&[data-disabled][data-selected]': { background: vars.colour.sunken, borderStyle: 'solid', color: vars.colour.text },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'ButtonFace',
      color: 'ButtonText',
      borderColor: 'ButtonText',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

/* The gap between rows keeps the touch targets from overlapping. */
export const group = recipe({
  base: { display: 'flex', flexWrap: 'wrap', columnGap: fixed.space.xs, rowGap: fixed.space.xs, minInlineSize: 0 },
  variants: {
    overflow: {
      wrap: {},
      /** Keeps the chips in one row, which scrolls if it does not fit. The padding keeps focus rings from being cut off. */
      scroll: {
        flexWrap: 'nowrap',
        overflow: 'auto',
        /* A chip that is scrolled to lets its neighbour be seen. */
        scrollPaddingInline: fixed.space.xxl,
        scrollbarWidth: 'none',
        paddingBlock: fixed.space.xxs,
        paddingInline: fixed.space.xxs,
        marginInline: `calc(${fixed.space.xxs} * -1)`,
      },
    },
  },
  defaultVariants: { overflow: 'wrap' },
})
export const whole = style({ flex: 'none' })
/** A row that scrolls begins with its current link in sight. */
export const shownFirst = style({ selectors: { '&[aria-current]': { scrollInitialTarget: 'nearest' } } })
export const limit = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  marginBlockStart: fixed.space.xs,
  fontWeight: type.caption.weight,
})
