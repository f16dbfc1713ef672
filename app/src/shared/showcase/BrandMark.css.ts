import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const base = style([
  text('heading'),
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    inlineSize: fixed.picture.medium,
    blockSize: fixed.picture.medium,
    borderRadius: fixed.radius.control,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
])

const { colour } = vars

export const mark = styleVariants({
  accent1: [base, { background: colour.accent1Tint, color: colour.accent1 }],
  accent2: [base, { background: colour.accent2Tint, color: colour.accent2 }],
  accent3: [base, { background: colour.accent3Tint, color: colour.accent3 }],
  accent4: [base, { background: colour.accent4Tint, color: colour.accent4 }],
  accent5: [base, { background: colour.accent5Tint, color: colour.accent5 }],
})

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
