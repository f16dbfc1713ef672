import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '../tokens/vars.css.ts'

/** Mirrors the digits a second time inside the mirrored drawing. They are at the other side of the drawing, but readable. */
export const digits = style({ transform: `scaleX(${type.sign})`, transformBox: 'view-box', transformOrigin: '4.75px 0' })

export const latinDigits = style({})
export const arabicDigits = style({})
globalStyle(`${latinDigits}:dir(rtl), ${arabicDigits}:dir(ltr)`, { display: 'none' })
