import { recipe } from '@vanilla-extract/recipes'
import { type } from '../tokens/vars.css.ts'

/** Box size and line width: smaller drawings need a heavier line to look the same. */
const drawn = (side: string, line: string) => ({ inlineSize: side, blockSize: side, strokeWidth: line })
export const iconSizes = ['tiny', 'small', 'medium', 'large'] as const

export const icon = recipe({
  base: { flex: 'none' },
  variants: {
    size: {
      tiny: drawn('0.875rem', '2'),
      small: drawn('1rem', '1.75'),
      medium: drawn('1.25rem', '1.5'),
      large: drawn('1.5rem', '1.5'),
    },
    flip: { none: {}, mirror: { transform: `scaleX(${type.sign})` } },
  },
  defaultVariants: { size: 'medium', flip: 'none' },
})
