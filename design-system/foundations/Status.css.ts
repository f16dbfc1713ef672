import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '../tokens/typography.ts'
import { fixed, vars } from '../tokens/vars.css.ts'

export const bar = style({ display: 'flex', gap: '2px', blockSize: fixed.space.sm, overflow: 'hidden', borderRadius: fixed.radius.small })
export const share = styleVariants(
  { stable: vars.colour.success, beta: vars.colour.info, alpha: vars.colour.borderControl, deprecated: vars.colour.warning },
  (background) => ({ background, forcedColorAdjust: 'none' as const }),
)
export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.md })
export const key = style({ ...text('label'), display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs })
export const dot = style({ inlineSize: fixed.space.sm, blockSize: fixed.space.sm, borderRadius: fixed.radius.small })
export const scroll = style({ overflow: 'auto', minInlineSize: 0 })
export const name = style({ ...text('label'), color: vars.colour.text, selectors: { '&[data-hovered]': { color: vars.colour.primary } } })
export const yes = style({ color: vars.colour.success, display: 'inline-flex' })
export const no = style({ color: vars.colour.textMuted, display: 'inline-flex' })

/* Names, dates and signs do not wrap; the column of uses takes the remaining width. */
export const short = style({ whiteSpace: 'nowrap', overflowWrap: 'normal' })

/* Narrow pages scroll sideways. Otherwise the column of uses would be so narrow that every row would be as high as the page. */
export const wide = style({ minInlineSize: '60rem' })
