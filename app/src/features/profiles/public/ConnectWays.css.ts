import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const ways = style({ display: 'grid', gap: fixed.space.xs })
export const way = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.control.large,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.xs,
  borderRadius: fixed.radius.control,
  border: `1px solid ${vars.colour.borderControl}`,
  background: vars.colour.surface,
  color: vars.colour.text,
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })
