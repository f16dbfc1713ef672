import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text as role } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

const side = fixed.space.xl

export const root = style({ display: 'grid', minInlineSize: 0 })

export const button = style({
  ...role('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.xs,
  cursor: 'pointer',
  color: vars.colour.text,
  selectors: { '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' } },
})

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: side,
  blockSize: side,
  /* Centres the box on the first line of text, for the line height of every language. */
  marginBlockStart: `calc((${type.body.line} - ${side}) / 2)`,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.small,
  background: vars.colour.surface,
  color: 'transparent',
  transitionProperty: 'background-color, border-color',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.colour.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.colour.primary,
      borderColor: vars.colour.primary,
      color: vars.colour.onPrimary,
    },
    '[data-invalid] > &': { borderColor: vars.colour.danger },
    '[data-disabled] > &': { background: vars.colour.sunken, borderColor: vars.colour.border },
    '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': { color: vars.colour.textMuted },
    '[data-focus-visible] > &': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
    },
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      color: 'transparent',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
})

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const notes = style({ paddingInlineStart: `calc(${side} + ${fixed.space.sm})` })
