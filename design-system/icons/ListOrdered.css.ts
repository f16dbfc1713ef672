import { globalStyle, style } from '@vanilla-extract/css'
import { type } from '../tokens/vars.css.ts'

/** Turned once more within the turned drawing, around their own middle: they stand on the other side and are not mirrored. */
export const digits = style({ transform: `scaleX(${type.sign})`, transformBox: 'view-box', transformOrigin: '4.75px 0' })

export const latinDigits = style({})
export const arabicDigits = style({})
globalStyle(`${latinDigits}:dir(rtl), ${arabicDigits}:dir(ltr)`, { display: 'none' })
