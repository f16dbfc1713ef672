import { style, styleVariants } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'

export const carouselSlides = ['one', 'several'] as const

export const carousel = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })
export const track = style({
  display: 'flex',
  gap: fixed.space.md,
  overflow: 'auto hidden',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: fixed.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.card } },
  '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
})
const base = style({
  flex: 'none',
  minInlineSize: 0,
  maxInlineSize: '100%',
  scrollSnapAlign: 'start',
  overflow: 'hidden',
  borderRadius: fixed.radius.card,
})
export const slide = styleVariants({ one: [base, { inlineSize: '100%' }], several: [base, { inlineSize: 'min(82%, 18rem)' }] })
export const controls = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: fixed.space.sm })
export const position = style({
  ...text('label'),
  fontFamily: type.familyNumber,
  color: vars.colour.textMuted,
  minInlineSize: fixed.space.vast,
  textAlign: 'center',
})
