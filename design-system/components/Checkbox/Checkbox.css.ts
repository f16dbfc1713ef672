import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import * as toggle from '../Field/toggle.ts'

const side = fixed.space.xl

export const root = style(toggle.root)

export const button = style({
  ...toggle.line,
  gap: fixed.space.sm,
})

export const box = style({
  ...toggle.frame,
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  /* Centres the box on the first line of text, for the line height of every language. */
  marginBlockStart: `calc((${type.body.line} - ${side}) / 2)`,
  borderRadius: fixed.radius.small,
  color: 'transparent',
  selectors: {
    '[data-hovered] > &': toggle.hoveredFrame,
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.colour.primary,
      borderColor: vars.colour.primary,
      color: vars.colour.onPrimary,
    },
    '[data-readonly] > &': toggle.readOnlyFrame,
    '[data-readonly][data-selected] > &, [data-readonly][data-indeterminate] > &': { color: vars.colour.text },
    '[data-invalid] > &': { borderColor: vars.colour.danger },
    '[data-disabled] > &': toggle.disabledFrame,
    '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': { color: vars.colour.textMuted },
    '[data-focus-visible] > &': toggle.focusedFrame,
  },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'ButtonFace',
      color: 'transparent',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': { background: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' },
        '[data-readonly] > &': toggle.readOnlyFrameForced,
        '[data-readonly][data-selected] > &, [data-readonly][data-indeterminate] > &': {
          ...toggle.readOnlyFrameForced,
          color: 'CanvasText',
        },
        '[data-disabled] > &': { background: 'Canvas', borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
          background: 'Canvas',
          borderColor: 'GrayText',
          color: 'GrayText',
        },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
})

export const text = style(toggle.text)

export const notes = style({ paddingInlineStart: `calc(${side} + ${fixed.space.sm})` })
