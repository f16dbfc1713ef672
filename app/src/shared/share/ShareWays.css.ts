import { style } from '@vanilla-extract/css'

/** Reserves the place of the code until it is there. */
export const code = style({ inlineSize: '100%', maxInlineSize: '14rem', aspectRatio: '1', marginInline: 'auto' })
