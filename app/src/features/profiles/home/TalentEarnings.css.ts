import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { endHeading, figure, startHeading, table, who as figuresWho } from './figures.css.ts'

const line = `${fixed.space.hair} solid ${vars.colour.border}`

export const none = style({ display: 'grid', gap: fixed.space.xxs, paddingBlockStart: fixed.space.sm })
export const together = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.md,
  paddingBlock: fixed.space.sm,
})
/** Link to all talents. It is hidden on phones, because the page of the talents shows the same. */
export const roomy = style({ display: 'none', '@media': { [media.desktop]: { display: 'block', flex: 'none' } } })
export const name = style({ ...text('caption'), color: vars.colour.textMuted })

export const heading = style([startHeading, { verticalAlign: 'bottom', borderBlockStart: line }])
export const columnHeading = style([
  endHeading,
  {
    verticalAlign: 'bottom',
    borderBlockStart: line,
    /* On phones the currency may be on its own line. No word breaks. */
    overflowWrap: 'normal',
    '@media': { [media.desktop]: { whiteSpace: 'nowrap' } },
  },
])
export const talent = style({ selectors: { [`${table} > & + &`]: { borderBlockStart: line } } })
export const who = style([figuresWho, { verticalAlign: 'top', paddingBlock: fixed.space.sm }])
export const person = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm })
/** On the narrowest phones the picture is hidden, so that no name breaks inside a word. */
globalStyle(`${person} > :first-child`, { '@media': { '(max-width: 22rem)': { display: 'none' } } })
export const handle = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
})
/** Name of a program, below the talent's name. On desktops it is indented by the width of the picture. */
export const program = style({
  fontWeight: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { paddingInlineStart: `calc(${fixed.picture.medium} + ${fixed.space.sm})` } },
})
export const value = style([figure, { fontFamily: type.familyNumber, color: vars.colour.text }])
export const strong = style({ fontWeight: type.strong })
export const quietValue = style([value, { color: vars.colour.textMuted }])
export const total = style({ borderBlockStart: `calc(${fixed.space.hair} * 2) solid ${vars.colour.text}` })
export const rest = style({ paddingBlockStart: fixed.space.sm, borderBlockStart: line })
