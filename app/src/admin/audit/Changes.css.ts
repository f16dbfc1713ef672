import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const list = style({
  ...text('caption'),
  display: 'grid',
  gap: fixed.space.xxs,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: '11rem',
  overflowWrap: 'anywhere',
})
export const change = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: fixed.space.xs })
export const arrow = style({ display: 'flex', color: vars.colour.textMuted })
export const target = style({ ...text('caption'), overflowWrap: 'anywhere' })
/** The action, then the reason, then the other changes. */
export const summary = style({ display: 'grid', gap: fixed.space.xxs, minInlineSize: 0 })
export const title = style({ ...text('label'), overflowWrap: 'anywhere' })
export const muted = style({ ...text('caption'), fontWeight: 'normal', color: vars.colour.textMuted, overflowWrap: 'anywhere' })
export const concerns = style({ display: 'grid', gap: fixed.space.xxs, justifyItems: 'start', overflowWrap: 'anywhere' })
/** Line of a row on phones: the actor, then the names that the action concerns. */
export const between = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: fixed.space.xxs,
  color: vars.colour.textMuted,
})
export const before = style({ color: vars.colour.danger, textDecoration: 'line-through' })
export const after = style({ color: vars.colour.success, textDecoration: 'none' })
