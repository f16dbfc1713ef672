import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const viewer = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: fixed.space.xs })
export const group = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xxs })
export const sheet = style({
  /* Keeps the text for screen readers inside the scrolled area. */
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: '75vh',
  minBlockSize: '16rem',
  padding: fixed.space.sm,
  background: vars.colour.sunken,
  border: `${fixed.space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.control,
  selectors: {
    '&:focus-visible': { outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`, outlineOffset: fixed.space.xxs },
  },
})
export const canvas = style({ display: 'block', marginInline: 'auto' })
