import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const descriptionLooks = ['rows', 'tiles', 'stacked', 'pairs'] as const

const { colour } = vars
const tiles = `repeat(auto-fit, minmax(min(100%, 9rem), 1fr))`
const pairs = `repeat(auto-fill, minmax(min(100%, max(8rem, 28%)), 1fr))`

export const list = styleVariants({
  rows: { display: 'grid', minInlineSize: 0 },
  tiles: { display: 'grid', gridTemplateColumns: tiles, gap: fixed.space.md, minInlineSize: 0 },
  stacked: { display: 'grid', gap: fixed.space.md, minInlineSize: 0 },
  pairs: { display: 'grid', gridTemplateColumns: pairs, columnGap: fixed.space.lg, rowGap: fixed.space.md, minInlineSize: 0 },
})
const rowBase = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const row = styleVariants({
  rows: [
    rowBase,
    {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'end',
      columnGap: fixed.space.lg,
      rowGap: fixed.space.xxs,
      paddingBlock: fixed.space.sm,
      borderBlockEnd: `${fixed.space.hair} solid ${colour.border}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  ],
  tiles: [
    rowBase,
    {
      padding: fixed.space.md,
      borderRadius: fixed.radius.card,
      background: colour.sunken,
      '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
    },
  ],
  stacked: [rowBase],
  pairs: [rowBase],
})
const quiet = { ...text('caption'), color: colour.textMuted } as const
export const name = styleVariants({
  rows: { ...text('body'), color: colour.textMuted, marginInlineEnd: 'auto' },
  tiles: quiet,
  stacked: quiet,
  pairs: quiet,
})
/* `pretty` avoids a second line of only one word. */
const words = { ...text('label'), minInlineSize: 0, textWrap: 'pretty' } as const
export const value = styleVariants({
  rows: { ...words, textAlign: 'end' },
  tiles: { ...words, marginBlockStart: fixed.space.xxs },
  stacked: text('body'),
  pairs: words,
})
/** Sets digits of one width. */
export const figures = style({ fontFamily: type.familyNumber })
