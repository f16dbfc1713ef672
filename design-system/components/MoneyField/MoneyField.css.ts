import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { atPageStart, box, field, hint, input } from '../Field/Field.css.ts'

/** Sets digits of one width, without extra spacing. */
const figures = { fontFamily: type.familyNumber, letterSpacing: 0, wordSpacing: 0 } as const

/* The input is as wide as its content if the browser supports that, so that the currency is right beside the digits. */
const largeInput = style([
  input,
  atPageStart,
  {
    ...text('title'),
    ...figures,
    fontWeight: 700,
    flex: '0 1 auto',
    inlineSize: 'auto',
    minInlineSize: '2ch',
    maxInlineSize: '100%',
    fieldSizing: 'content',
  },
])
export const inputs = styleVariants({ medium: [input, atPageStart, figures], large: [largeInput] })

const currency = style({ flex: 'none', color: vars.colour.textMuted })
export const currencies = styleVariants({
  medium: [currency],
  large: [currency, { ...text('body'), selectors: { '&:not(:lang(ar))': { order: -1 } } }],
})

/** A label around its input. A press anywhere in the label focuses the input. */
export const largeBox = style([
  box,
  {
    gap: fixed.space.sm,
    minBlockSize: `calc(${fixed.control.large} + ${fixed.space.sm})`,
    paddingInline: fixed.space.lg,
    cursor: 'text',
    '@media': { [media.desktop]: { minBlockSize: `calc(${fixed.control.large} + ${fixed.space.lg})` } },
  },
])

/** Label and aside share the first line. If the line is too short for both, they are stacked. */
export const fieldWithAside = style([
  field,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: fixed.space.sm,
  },
])
export const aside = style([hint, { marginInlineStart: 'auto' }])
/** Always reserves one line for an error, in its own row. */
export const errorLine = style({ flexBasis: '100%', minBlockSize: type.caption.line })
