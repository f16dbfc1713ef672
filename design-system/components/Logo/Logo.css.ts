import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const logoSizes = ['small', 'medium', 'large'] as const

/** Side of the mark; the words are measured by it. */
const side = createVar()

export const logo = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, color: vars.colour.text, verticalAlign: 'middle' },
  variants: {
    size: { small: { vars: { [side]: '1.375rem' } }, medium: { vars: { [side]: '1.875rem' } }, large: { vars: { [side]: '3rem' } } },
  },
  defaultVariants: { size: 'medium' },
})
export const mark = style({ flex: 'none', inlineSize: side, blockSize: side, color: vars.colour.brand })
export const dot = style({ fill: vars.colour.highlight })
/* The Arabic word is higher, for it hangs below its line. */
export const word = recipe({
  base: { flex: 'none', inlineSize: 'auto', fill: 'currentColor', overflow: 'visible' },
  variants: {
    language: {
      en: { blockSize: `calc(${side} * 0.68)` },
      ar: { blockSize: `calc(${side} * 0.96)`, translate: '0 4%' },
    },
  },
})
