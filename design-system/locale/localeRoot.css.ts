import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'

/**
 * For a node with its own `lang` and `dir`, such as an island or an overlay in a portal. It would inherit fonts computed for the outer
 * language, so this sets them again for its own.
 */
export const localeRoot = style(text('body'))
