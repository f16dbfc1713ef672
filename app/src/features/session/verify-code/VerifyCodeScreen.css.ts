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

/* Aligns the text of the button with the first box, instead of the button's padding. */
export const resendButton = style({ display: 'inline-flex', marginInlineStart: `calc(${fixed.space.sm} * -1)` })

/* Link to change the number. Phones show it too, because users notice a wrong number here. The arrow in the header does the same (B-11). */
export const changeNumber = style({ display: 'inline-flex', marginInlineStart: 'auto' })
