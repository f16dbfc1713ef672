import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import * as rows from '../list/PeopleRows.css.ts'

const { space } = fixed
const columns = 'auto auto minmax(0, 1fr) 5rem 5.5rem auto'

export const head = style([
  rows.head,
  { '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: columns, columnGap: space.md } } },
])
export const headName = style({ gridColumn: '2 / 4' })
/** Width of the buttons in a row, so that the column headings align with the rows. */
export const headEnd = style({ inlineSize: '11.5rem' })

export const row = style([
  rows.row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"face who tick" "why why why" "figures figures figures" "answer answer answer"',
    gap: space.sm,
    alignItems: 'center',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: columns,
        gridTemplateAreas: '"tick face who reach engagement answer" ". . why reach engagement answer"',
        columnGap: space.md,
        rowGap: space.xxs,
        alignItems: 'start',
      },
    },
  },
])
export const tick = style({ gridArea: 'tick' })
export const face = style({ gridArea: 'face' })
export const who = style({ gridArea: 'who', minInlineSize: 0 })
export const why = style({ gridArea: 'why', display: 'grid', gap: space.xxs, margin: 0, padding: 0, listStyle: 'none' })
export const figures = style({
  gridArea: 'figures',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  '@media': { [media.desktop]: { display: 'contents' } },
})
export const reach = style({ '@media': { [media.desktop]: { gridArea: 'reach', lineHeight: fixed.hit } } })
export const engagement = style({ '@media': { [media.desktop]: { gridArea: 'engagement', lineHeight: fixed.hit } } })
globalStyle(`${reach} > *, ${engagement} > *`, { '@media': { [media.desktop]: { lineHeight: fixed.hit } } })
export const answer = style({
  gridArea: 'answer',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.xs,
  '@media': { [media.desktop]: { inlineSize: '11.5rem' } },
})

/** Line about the criteria. It is never red, because a missed criterion is information, not an error. */
const line = style({ ...text('caption'), display: 'flex', alignItems: 'start', gap: space.xs, overflowWrap: 'anywhere' })
export const fits = style([line, { color: vars.colour.text }])
export const misses = style([line, { color: vars.colour.textMuted }])
export const fitsMark = style({ flex: 'none', display: 'grid', color: vars.colour.success })
export const missesMark = style({ flex: 'none', display: 'grid' })

export const refusals = style({ margin: 0, paddingInlineStart: space.lg, display: 'grid', gap: space.xxs })
