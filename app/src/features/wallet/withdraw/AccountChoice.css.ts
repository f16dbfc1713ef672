import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const choice = style({ position: 'relative' })
/** Link at the end of the label's line, above the list. In the tab order it is before the list. */
export const add = style({
  position: 'absolute',
  insetBlockStart: `calc(${fixed.space.xs} * -1)`,
  insetInlineEnd: `calc(${fixed.space.sm} * -1)`,
})
