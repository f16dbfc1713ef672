import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Name and price side by side; stacked if a row is narrow. */
export const middle = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xxs} ${fixed.space.sm}`,
  minInlineSize: 0,
})
