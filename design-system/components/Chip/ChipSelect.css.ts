import { style } from '@vanilla-extract/css'
import { choice } from './Chip.css.ts'

export const root = style({ minInlineSize: 0, maxInlineSize: '100%' })
/** What is set is of the colour of what is chosen. */
export const chip = style([choice, { whiteSpace: 'nowrap' }])
export const value = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
