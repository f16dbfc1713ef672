import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import * as field from '../Field/Field.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

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

export const list = style({ padding: fixed.space.xs, overflow: 'auto', outline: 'none', minBlockSize: 0 })

export const option = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  paddingBlock: fixed.space.xxs,
  borderRadius: fixed.radius.control,
  outline: 'none',
  cursor: 'pointer',
  color: vars.colour.text,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * -2)`,
    },
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': { outline: `calc(${fixed.space.hair} * 2) solid Highlight`, outlineOffset: `calc(${fixed.space.hair} * -2)` },
      },
    },
  },
})

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const description = style({ ...text('caption'), color: vars.colour.textMuted })
export const check = style({
  flex: 'none',
  color: vars.colour.primary,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})

/** An option of words alone, with the room for its check kept by the option itself: a long list is half as many elements. */
export const plain = style([option, { overflowWrap: 'anywhere', paddingInlineEnd: `calc(${fixed.space.sm} * 2)` }])
export const plainCheck = style([check, { marginInlineStart: 'auto', marginInlineEnd: `calc(${fixed.space.sm} * -1)` }])
