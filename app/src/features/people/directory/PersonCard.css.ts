import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: fixed.space.lg,
})
export const cell = style({ display: 'grid', minInlineSize: 0 })

export const card = style({ position: 'relative', display: 'grid', alignContent: 'start', gap: fixed.space.md, blockSize: '100%' })
export const head = style({ display: 'flex', alignItems: 'center', gap: fixed.space.sm, minInlineSize: 0 })
export const who = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
/** Makes the link cover the whole card. */
export const open = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc(${fixed.space.lg} * -1)`, borderRadius: fixed.radius.card },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})
export const muted = style({ ...text('caption'), color: vars.colour.textMuted })
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const place = style([muted, { display: 'inline-flex', alignItems: 'center', gap: fixed.space.xxs, minInlineSize: 0 }])

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${fixed.space.xs} ${fixed.space.xxs}`,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.xs,
  /* The row of facts is a little wider than the text above, so that three facts and a price of five digits fit. */
  marginInline: `calc(${fixed.space.xs} * -1)`,
  background: vars.colour.sunken,
  borderRadius: fixed.radius.control,
})
/** A number with its label below. The label is first in the document. */
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', minInlineSize: 0 })
export const factValue = style({ ...text('label'), whiteSpace: 'nowrap' })
export const factLabel = style({ ...text('caption'), color: vars.colour.textMuted })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
  minBlockSize: '1.25rem',
})
export const interests = style([muted, { flex: '1 1 auto', overflowWrap: 'break-word' }])
export const platforms = style({
  display: 'inline-flex',
  flex: 'none',
  marginInlineStart: 'auto',
  gap: fixed.space.sm,
  color: vars.colour.textMuted,
})

/** Layout of the card's skeleton. */
export const bones = style({ display: 'grid', gap: fixed.space.md })
export const boneHead = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', alignItems: 'center', gap: fixed.space.sm })
