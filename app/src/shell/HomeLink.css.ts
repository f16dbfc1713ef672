import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: fixed.hit,
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
  },
})
export const name = style({ ...text('label'), marginInlineStart: fixed.space.xs, color: vars.colour.text, whiteSpace: 'nowrap' })
