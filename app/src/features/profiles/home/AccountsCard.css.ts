import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { ruled } from './rows.css.ts'

export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: fixed.space.sm })
export const rows = style({ display: 'grid' })
export const row = style([ruled, { display: 'flex', alignItems: 'center', gap: fixed.space.sm, minBlockSize: '3.5rem', minInlineSize: 0 }])
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minInlineSize: 0 })
export const done = style({ flex: 'none', color: vars.colour.success })

/** Grid of the platforms that are not connected yet, each with a plus. */
export const open = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(2.75rem, 1fr))', gap: fixed.space.xs })
/** Layout if no platform is connected: two rows of three, so that no platform is alone in its row. */
export const allOpen = style([open, { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: fixed.space.sm }])
export const way = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3.25rem',
  border: `1px dashed ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  color: vars.colour.textMuted,
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken, color: vars.colour.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const plus = style({
  position: 'absolute',
  insetBlockEnd: `calc(${fixed.space.xs} * -1)`,
  insetInlineEnd: `calc(${fixed.space.xxs} * -1)`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  border: `1px solid ${vars.colour.primary}`,
  borderRadius: fixed.radius.full,
  background: vars.colour.surface,
  color: vars.colour.primary,
})
