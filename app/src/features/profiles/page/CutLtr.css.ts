import { globalStyle, style } from '@vanilla-extract/css'

/** The run itself is cut, so that it loses its own end and not the side the page ends at. */
export const cut = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' })
globalStyle(`${cut} > *`, { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
