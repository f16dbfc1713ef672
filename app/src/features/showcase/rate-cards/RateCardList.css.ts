import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** What it is called, and what it costs beside it; below it where a row is narrow. */
export const middle = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${fixed.space.xxs} ${fixed.space.sm}`,
  minInlineSize: 0,
})
