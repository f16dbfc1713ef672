import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
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

/* On phones the arrow in the header leads back to the number (B-11). */
export const changeNumber = style({ display: 'none', marginInlineStart: 'auto', '@media': { [media.desktop]: { display: 'inline-flex' } } })
