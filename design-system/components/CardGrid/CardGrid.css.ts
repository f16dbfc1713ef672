import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { fixed } from '../../tokens/vars.css.ts'

export const cardWidths = ['narrow', 'medium', 'broad'] as const
const least = { narrow: '11rem', medium: '16rem', broad: '22rem' } as const

const base = style({ display: 'grid', gap: fixed.space.md, minInlineSize: 0, '@media': { [media.desktop]: { gap: fixed.space.xl } } })
const columns = (width: (typeof cardWidths)[number]) => [
  base,
  { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least[width]}), 1fr))` },
]
export const grid = styleVariants({ narrow: columns('narrow'), medium: columns('medium'), broad: columns('broad') })
/* Cards in one row have the same height. */
export const cell = style({ display: 'grid', minInlineSize: 0 })
