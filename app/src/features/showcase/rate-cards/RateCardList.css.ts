import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** What it costs and what may be done: beside the name, below it on phones. */
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: fixed.space.sm,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
})
