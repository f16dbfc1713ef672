import { globalStyle, style } from '@vanilla-extract/css'

/** Cuts the inner element, which is left-to-right, so that the end of the text is cut and not its start. */
export const cut = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })
globalStyle(`${cut} > *`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
