import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Name and price, beside each other. In a narrow row the price is below. */
export const middle = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xxs} ${fixed.space.sm}`,
  minInlineSize: 0,
})
