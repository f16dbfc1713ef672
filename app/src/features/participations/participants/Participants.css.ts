import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import * as rows from '../list/PeopleRows.css.ts'

const { space } = fixed
const columns = 'auto minmax(0, 1fr) 4.5rem 12rem 7rem'

/** As wide as an amount of six digits with its currency, which never breaks: below each other on phones. */
export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
  gap: space.sm,
})
export const head = style([
  rows.head,
  { '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: columns, columnGap: space.lg } } },
])
export const headName = style({ gridColumn: '1 / 3' })

export const row = style([
  rows.row,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"face who clicks" "path path path" "joined joined joined"',
    columnGap: space.sm,
    rowGap: space.sm,
    alignItems: 'center',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: columns,
        gridTemplateAreas: '"face who clicks path joined"',
        columnGap: space.lg,
        paddingBlock: space.sm,
      },
    },
  },
])
export const face = style({ gridArea: 'face' })
export const who = style({ gridArea: 'who', minInlineSize: 0 })
export const clicks = style({ gridArea: 'clicks', display: 'grid', textAlign: 'end' })
export const number = style({ ...text('label') })
export const unit = style({ ...text('caption'), color: vars.colour.textMuted, '@media': { [media.desktop]: { display: 'none' } } })
export const path = style({ gridArea: 'path', minInlineSize: 0, paddingInline: space.xxs })
export const pathWords = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.xs,
  color: vars.colour.textMuted,
})
export const reached = style({ color: vars.colour.text, fontWeight: 'bold' })
export const joined = style({
  ...text('caption'),
  gridArea: 'joined',
  color: vars.colour.textMuted,
  '@media': { [media.desktop]: { textAlign: 'end' } },
})
export const joinedName = style({ '@media': { [media.desktop]: { display: 'none' } } })
