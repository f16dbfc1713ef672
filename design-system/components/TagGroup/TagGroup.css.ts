import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, minInlineSize: 0 })

export const tag = style({
  ...text('label'),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  maxInlineSize: '100%',
  minBlockSize: fixed.control.small,
  paddingInlineStart: fixed.space.sm,
  paddingInlineEnd: fixed.space.sm,
  borderRadius: fixed.radius.full,
  border: '1px solid transparent',
  background: vars.colour.sunken,
  color: vars.colour.text,
  cursor: 'default',
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.full },
    '&[data-disabled]': { color: vars.colour.textMuted },
  },
  '@media': { [media.forced]: { borderColor: 'ButtonText', selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.control.small,
  blockSize: fixed.control.small,
  marginBlock: '-1px',
  borderRadius: fixed.radius.full,
  color: vars.colour.textMuted,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: `calc((${fixed.control.small} - ${fixed.hit}) / 2)` },
    '&[data-hovered]': { color: vars.colour.text, background: vars.colour.border },
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
  },
})
export const empty = style({ ...text('body'), color: vars.colour.textMuted })
