import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: fixed.space.sm,
  marginInlineStart: 'auto',
})

export const price = style([text('number'), { whiteSpace: 'nowrap' }])
