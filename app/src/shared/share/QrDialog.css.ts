import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const code = style({ display: 'grid', justifyItems: 'center', gap: fixed.space.md, textAlign: 'center' })
/** As wide as the code at its largest. This centres the code. */
export const picture = style({ inlineSize: '100%', maxInlineSize: '15rem' })
