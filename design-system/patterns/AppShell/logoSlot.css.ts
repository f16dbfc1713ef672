import { globalStyle, style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

/** Room for the logo in a bar. The link that a page puts there is touched in the bar's whole height, however small the logo is drawn. */
export const logoSlot = style({ display: 'flex', flex: 'none' })
globalStyle(`${logoSlot} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: fixed.hit })
