import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const amountSizes = ['small', 'medium', 'large', 'display', 'hero'] as const
export const amountTones = ['plain', 'credit', 'muted'] as const

const { colour } = vars
const figures = { fontFamily: type.familyNumber, whiteSpace: 'nowrap', letterSpacing: 0, wordSpacing: 0 } as const

export const size = styleVariants({
  small: { ...text('label'), ...figures },
  medium: { ...text('body'), ...figures },
  large: { ...text('heading'), ...figures },
  display: { ...text('display'), ...figures },
  hero: { ...text('display'), ...figures, fontSize: `calc(${type.display.size} * 1.3)` },
})
export const tone = styleVariants({
  plain: {},
  credit: { color: colour.success },
  muted: { color: colour.textMuted },
})

/* Aligns the digits to the right edge of the column in both languages: the end of an English line, the start of an Arabic line. */
export const aligned = style({ justifySelf: 'end', selectors: { '&:lang(ar)': { justifySelf: 'start' } } })
/* Reserves space for a sign in Arabic. In English the sign is left of the currency, where it does not move the digits. */
export const signRoom = style({ selectors: { '&:lang(ar)::before': { content: '"\\2212" / ""', visibility: 'hidden' } } })
/* Separates the sign from the currency. */
export const signBefore = style({ marginInlineEnd: fixed.space.xxs })
/* Currency and number become two cells of the surrounding grid. */
export const columns = style({ display: 'contents' })
export const numberCell = style({ justifySelf: 'end', selectors: { '&:lang(ar)': { justifySelf: 'start' } } })

export const whole = styleVariants({
  small: { fontWeight: type.strong },
  medium: { fontWeight: type.strong },
  large: { fontWeight: type.strong },
  display: { fontWeight: 700 },
  hero: { fontWeight: 700 },
})
/* Amounts that do not count are not emphasised. */
export const quiet = style({ fontWeight: 500 })

const regular = { fontWeight: 500 } as const
export const fraction = styleVariants({
  small: regular,
  medium: regular,
  large: regular,
  display: { ...regular, fontSize: type.title.size },
  hero: { ...regular, fontSize: type.title.size, color: colour.textMuted },
})

export const currency = styleVariants({
  small: { fontFamily: type.family, fontWeight: 'normal', fontSize: type.caption.size },
  medium: { fontFamily: type.family, fontWeight: 'normal', fontSize: type.caption.size },
  large: { fontFamily: type.family, fontWeight: 'normal', fontSize: type.label.size },
  display: { fontFamily: type.family, fontWeight: 'normal', fontSize: type.body.size },
  hero: { fontFamily: type.family, fontWeight: 'normal', fontSize: type.heading.size },
})
export const currencyTone = styleVariants({
  plain: { color: colour.textMuted },
  credit: {},
  muted: {},
})
/* Hides the currency on phones, except from screen readers. */
export const roomyOnly = style({
  '@media': {
    [media.phone]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
