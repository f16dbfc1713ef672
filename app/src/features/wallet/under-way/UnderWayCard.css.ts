import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const card = style({
  display: 'grid',
  gap: fixed.space.lg,
  padding: fixed.space.lg,
  background: vars.colour.surface,
  border: `${fixed.space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
})
export const cards = styleVariants({ confirming: [card], paid: [card], failed: [card, { borderColor: vars.colour.danger }] })

/** The text and the amount: beside each other, or stacked if there is too little room. */
export const top = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: fixed.space.md })
export const said = style({ display: 'flex', flex: '1 1 20rem', gap: fixed.space.md, minInlineSize: 0, maxInlineSize: '36rem' })

const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
})
export const signs = styleVariants({
  confirming: [sign, { background: vars.colour.sunken, color: vars.colour.primary }],
  paid: [sign, { background: vars.colour.successTint, color: vars.colour.success }],
  failed: [sign, { background: vars.colour.dangerTint, color: vars.colour.danger }],
})
export const words = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
/* The amount with its note. Below the text it is aligned with the start of the text; beside the text, with the end of the card. */
export const sum = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  flex: 'none',
  '@media': { [media.desktop]: { justifyItems: 'end' } },
})
/* Separator before the method. It is hidden on phones, where the method has its own line. */
export const apart = style({ '@media': { [media.phone]: { display: 'none' } } })
export const way = style({ '@media': { [media.phone]: { display: 'block' } } })
export const sumNote = style({ ...text('caption'), color: vars.colour.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.sm })
