import { style } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'

/**
 * For a node that sets its own `lang` and `dir` (an island, an overlay in a portal): font settings are inherited as computed for
 * the outer language, so they are resolved again for the language of the node.
 */
export const localeRoot = style(text('body'))
