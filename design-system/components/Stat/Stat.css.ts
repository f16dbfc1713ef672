import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const statSizes = ['medium', 'hero'] as const
export const statGrounds = ['none', 'sunken'] as const

const { colour } = vars
const base = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', minInlineSize: 0, overflowWrap: 'anywhere' })
export const stat = styleVariants({
  none: [base],
  sunken: [
    base,
    {
      padding: fixed.space.md,
      borderRadius: fixed.radius.card,
      background: colour.sunken,
      '@media': { [media.forced]: { border: `${fixed.space.hair} solid CanvasText` } },
    },
  ],
})
export const label = style({ ...text('caption'), color: colour.textMuted })
export const value = styleVariants({
  medium: { ...text('number') },
  hero: { ...text('display'), fontFamily: type.familyNumber },
})
const changeBase = style({
  ...text('caption'),
  fontFamily: type.familyNumber,
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
})
export const change = styleVariants({
  good: [changeBase, { color: colour.success }],
  bad: [changeBase, { color: colour.danger }],
  neutral: [changeBase, { color: colour.textMuted }],
})
export const hint = style({ ...text('caption'), color: colour.textMuted })
