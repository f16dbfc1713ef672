import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'

/**
 * Style for a node with its own `lang` and `dir`, such as an island or an overlay in a portal. Without it the node would inherit the fonts
 * that were computed for the outer language.
 */
export const localeRoot = style(text('body'))
