import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'

export const phone = style({ '@media': { [media.desktop]: { display: 'none' } } })
export const desktop = style({ '@media': { [media.phone]: { display: 'none' } } })
