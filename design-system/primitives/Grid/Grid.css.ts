import { recipe } from '@vanilla-extract/recipes'
import { perSpace } from '../../tokens/space-names.ts'
import { fixed } from '../../tokens/vars.css.ts'

/** Minimum width of a cell, in rem. If cells would be narrower, the grid has fewer columns. */
const least = { narrow: '9rem', medium: '16rem', broad: '22rem' } as const
export const cells = ['narrow', 'medium', 'broad'] as const

const columns = (rem: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem}), 1fr))` })

export const grid = recipe({
  base: { display: 'grid', minInlineSize: 0 },
  variants: {
    gap: perSpace((name) => ({ gap: fixed.space[name] })),
    cell: { narrow: columns(least.narrow), medium: columns(least.medium), broad: columns(least.broad) },
  },
  defaultVariants: { gap: 'md', cell: 'medium' },
})
