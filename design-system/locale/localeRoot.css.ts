import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'

/**
 * For a node that sets its own `lang` and `dir` (an island, a portalled overlay): body type is inherited as computed
 * in the language around, so it is resolved again in the language of the node.
 */
export const localeRoot = style(text('body'))
