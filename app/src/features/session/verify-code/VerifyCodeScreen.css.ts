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

/* Aligns the label of the button with the first box. */
export const resendButton = style({ display: 'inline-flex', marginInlineStart: `calc(${fixed.space.sm} * -1)` })

/* Shown on phones too, although the arrow in the header has the same target (B-11), because a wrong number is noticed here. */
export const changeNumber = style({ display: 'inline-flex', marginInlineStart: 'auto' })
