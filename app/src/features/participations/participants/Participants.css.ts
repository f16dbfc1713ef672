import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import * as rows from '../list/PeopleRows.css.ts'

const { space } = fixed

/** Columns of the totals. Each is as wide as an amount of six digits with its currency, which never breaks. On phones they are stacked. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  gap: space.sm,
})
export const head = style([rows.head, { '@media': { [media.desktop]: { display: 'grid', columnGap: space.md } } }])
export const headName = style({ gridColumn: '1 / 3' })

const desk = (figures: string) => style({ '@media': { [media.desktop]: { gridTemplateColumns: `auto minmax(0, 1fr) ${figures} 9rem` } } })
/** Column widths of each layout: clicks, results, revenue of orders, earnings. */
export const columns = { traffic: desk('4rem 6.5rem'), counted: desk('4rem 5rem 6.5rem'), sales: desk('4rem 4.5rem 6.5rem 6.5rem') }

export const row = style([
  rows.row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.sm,
    alignItems: 'center',
    '@media': { [media.desktop]: { columnGap: space.md, paddingBlock: space.sm } },
  },
])
export const face = style({ display: 'grid' })
export const who = style({ minInlineSize: 0 })
export const figures = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  '@media': { [media.desktop]: { display: 'contents' } },
})
export const path = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  paddingInline: space.xxs,
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
})
export const pathWords = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.xs,
  color: vars.colour.textMuted,
})
export const reached = style({ color: vars.colour.text, fontWeight: 'bold' })
export const joined = style({ ...text('caption'), color: vars.colour.textMuted })
