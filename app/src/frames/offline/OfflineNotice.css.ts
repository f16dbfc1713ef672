import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const line = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: fixed.space.xs,
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.gutter,
  background: vars.colour.sunken,
  color: vars.colour.text,
  '@media': { [media.forced]: { borderBlockEnd: `${fixed.space.hair} solid CanvasText` } },
})
