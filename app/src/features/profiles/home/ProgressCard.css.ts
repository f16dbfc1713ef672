import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'
import * as rowParts from './rows.css.ts'

export const head = style({ padding: fixed.space.lg, paddingBlockEnd: fixed.space.sm })
export const words = style({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: fixed.space.md })
export const said = style({ minInlineSize: 0 })

const aFigure = style({ fontFamily: type.family, flex: 'none', whiteSpace: 'nowrap' })
/** The percentage, the card's only figure. It is as large as the page's title; in a narrow card, as large as the card's title. */
export const figure = {
  wide: style([aFigure, text('display')]),
  narrow: style([aFigure, { ...text('title'), alignSelf: 'flex-start' }]),
}

export const line = style({ marginBlockStart: fixed.space.md, paddingInline: fixed.space.xs })
export const parts = style({ borderBlockStart: `1px solid ${vars.colour.border}` })

export const narrowParts = style([parts])

export const rows = style({ display: 'grid', marginInline: `calc(${fixed.space.xs} * -1)` })
/* The line between two rows is as wide as the text. The background of a hovered row is wider. */
export const row = style({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetInline: fixed.space.xs,
      insetBlockStart: 0,
      borderBlockStart: `1px solid ${vars.colour.border}`,
    },
  },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: fixed.space.xs,
  paddingInline: fixed.space.xs,
  borderRadius: fixed.radius.control,
  selectors: {
    'a&[data-hovered]': { background: vars.colour.sunken },
    'a&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})
export const tile = style([
  rowParts.tile,
  {
    color: vars.colour.text,
    selectors: {
      [`a${item}[data-hovered] &`]: { background: vars.colour.surface },
      // Icon of a row. It is hidden in a narrow card, to leave the room to the text.
      [`${narrowParts} &`]: { display: 'none' },
    },
  },
])
export const doneTile = style([tile, { background: vars.colour.successTint, color: vars.colour.success }])
export const about = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const gain = style({ ...text('label'), flex: 'none', color: vars.colour.primary })
export const chevron = style({ flex: 'none', color: vars.colour.textMuted })
