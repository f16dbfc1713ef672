import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const resend = style({ display: 'grid', gap: fixed.space.xxs })

export const resendRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.xs,
  minBlockSize: fixed.hit,
})

/* The text of the button stands under the first box, not its padding. */
export const resendButton = style({ display: 'inline-flex', marginInlineStart: `calc(${fixed.space.sm} * -1)` })

/* On phones too, where the arrow in the header leads there as well (B-11): a wrong number is seen here. */
export const changeNumber = style({ display: 'inline-flex', marginInlineStart: 'auto' })
