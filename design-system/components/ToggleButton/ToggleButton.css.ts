import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const toggleButtonVariants = ['bordered', 'quiet'] as const

export const toggleButton = recipe({
  base: [
    text('label'),
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: fixed.space.xs,
      minInlineSize: fixed.hit,
      minBlockSize: fixed.hit,
      maxInlineSize: '100%',
      paddingInline: fixed.space.sm,
      paddingBlock: fixed.space.xxs,
      border: '1px solid transparent',
      borderRadius: fixed.radius.control,
      color: vars.colour.text,
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transition: `background-color ${fixed.motion.fast} ${fixed.motion.enter}`,
      selectors: {
        '&[data-hovered]': { background: vars.colour.sunken },
        '&[data-pressed]': { background: vars.colour.border },
        '&[data-selected]': { background: vars.colour.highlight, borderColor: vars.colour.highlight, color: vars.colour.onHighlight },
        '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
        '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
        '&[data-disabled][data-selected]': { background: vars.colour.sunken, borderColor: vars.colour.border },
      },
      '@media': {
        [media.forced]: {
          forcedColorAdjust: 'none',
          color: 'ButtonText',
          borderColor: 'ButtonText',
          selectors: {
            '&[data-selected]': { background: 'Highlight', color: 'HighlightText', borderColor: 'Highlight' },
            '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
          },
        },
      },
    },
  ],
  variants: {
    variant: {
      bordered: {
        background: vars.colour.surface,
        borderColor: vars.colour.borderControl,
        selectors: { '&[data-disabled]': { background: vars.colour.sunken, borderColor: vars.colour.border } },
      },
      quiet: {},
    },
  },
  defaultVariants: { variant: 'bordered' },
})

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, minInlineSize: 0 })
