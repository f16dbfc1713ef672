import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../tokens/media.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { wordBox } from './word-box.ts'

export const logoSizes = ['small', 'medium', 'large'] as const

/** Side length of the mark; the size of the word follows from it. */
const side = createVar()

export const logo = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: fixed.space.xs,
    maxInlineSize: '100%',
    color: vars.colour.text,
    verticalAlign: 'middle',
  },
  variants: {
    size: { small: { vars: { [side]: '1.375rem' } }, medium: { vars: { [side]: '1.875rem' } }, large: { vars: { [side]: '3rem' } } },
  },
  defaultVariants: { size: 'medium' },
})
/** If the space is too narrow, mark and word shrink in proportion. */
const drawn = { flex: '0 1 auto', minInlineSize: 0, blockSize: 'auto' } as const
export const mark = style({ ...drawn, inlineSize: side, color: vars.colour.primary, '@media': { [media.forced]: { color: 'CanvasText' } } })
export const dot = style({ fill: vars.colour.highlight, '@media': { [media.forced]: { fill: 'Highlight' } } })
/** Returns the width of the word for this share of the mark's height. */
const wide = (language: keyof typeof wordBox, share: number) =>
  `calc(${side} * ${(share * wordBox[language].width) / wordBox[language].height})`
/* The Arabic word is higher, because it extends below the baseline. */
export const word = recipe({
  base: { ...drawn, fill: 'currentColor', overflow: 'visible' },
  variants: {
    language: {
      en: { inlineSize: wide('en', 0.68) },
      ar: { inlineSize: wide('ar', 0.96), translate: '0 4%' },
    },
  },
})
