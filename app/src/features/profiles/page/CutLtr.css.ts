import { globalStyle, style } from '@vanilla-extract/css'

/** Cuts the inner element, so that the text loses its own end and not the side at which the page ends. */
export const cut = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })
globalStyle(`${cut} > *`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
