import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

/** Slot for the logo in a bar. The touch target of the link in it has the height of the bar, however small the logo is. */
export const logoSlot = style({ display: 'flex', flex: 'none' })
globalStyle(`${logoSlot} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: fixed.hit })
