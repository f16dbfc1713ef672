import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

/** Slot for the logo in a bar. The touch target of its link is as high as the bar, even if the logo is smaller. */
export const logoSlot = style({ display: 'flex', flex: 'none' })
globalStyle(`${logoSlot} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: fixed.hit })
