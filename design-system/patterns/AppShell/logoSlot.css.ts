import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

/** Slot for the logo in a bar. Its link has the height of the bar as touch target, however small the logo is. */
export const logoSlot = style({ display: 'flex', flex: 'none' })
globalStyle(`${logoSlot} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: fixed.hit })
