import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const logoSizes = ['small', 'medium', 'large'] as const

/** The mark is half again as high as the Latin word; the Arabic one hangs below its line. */
export const logo = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: '0.3em', color: vars.colour.text, verticalAlign: 'middle' },
  variants: { size: { small: { fontSize: '1.375rem' }, medium: { fontSize: '1.875rem' }, large: { fontSize: '3rem' } } },
  defaultVariants: { size: 'medium' },
})
export const mark = style({ flex: 'none', inlineSize: '1em', blockSize: '1em', color: vars.colour.brand })
export const dot = style({ fill: vars.colour.highlight })
export const word = recipe({
  base: { flex: 'none', inlineSize: 'auto', fill: 'currentColor', overflow: 'visible' },
  variants: { language: { en: { blockSize: '0.68em' }, ar: { blockSize: '0.96em', marginBlockEnd: '-0.06em' } } },
})
export const both = style({ gap: fixed.space.sm })
