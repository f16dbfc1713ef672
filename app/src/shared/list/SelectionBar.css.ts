import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Sticks to the end of the viewport while something is selected. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: space.sm,
  zIndex: fixed.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: vars.colour.surface,
  border: `${space.hair} solid ${vars.colour.border}`,
  borderRadius: fixed.radius.card,
  boxShadow: vars.shadow.float,
})
export const barText = style({ display: 'flex', alignItems: 'center', gap: space.xs, flex: '1 1 auto' })
export const barActions = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: space.xs,
  '@media': { [media.phone]: { flex: '1 1 100%', gridTemplateColumns: '1fr 2fr' } },
})
