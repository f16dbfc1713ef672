import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'
import { rowFocusRing, rowForcedFocus, rowStyle } from '../Overlay/row-style.ts'
import { check } from '../Overlay/rows.css.ts'

export const button = style([field.box, { ...text('control'), justifyContent: 'space-between', cursor: 'pointer', textAlign: 'start' }])

export const value = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
  /* Chromium ignores the unprefixed value. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
  selectors: { '&[data-placeholder]': { color: vars.colour.textMuted, unicodeBidi: 'normal' } },
})

export const panel = style([floatingPanel, { minInlineSize: 'var(--trigger-width)' }])

export const option = style({
  ...text('body'),
  ...rowStyle,
  paddingBlock: fixed.space.xxs,
  color: vars.colour.text,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.colour.sunken },
    ...rowFocusRing,
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        ...rowForcedFocus,
      },
    },
  },
})

/** An option of text only. Its padding reserves the space of the check mark, so that a long list has half as many elements. */
export const plain = style([option, { overflowWrap: 'anywhere', paddingInlineEnd: `calc(${fixed.space.sm} * 2)` }])
export const plainCheck = style([check, { marginInlineStart: 'auto', marginInlineEnd: `calc(${fixed.space.sm} * -1)` }])
