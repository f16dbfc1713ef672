import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const approvals = style({
  ...text('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  whiteSpace: 'nowrap',
})
export const few = style([approvals, { color: vars.colour.textMuted }])
export const dots = style({ display: 'inline-flex', gap: fixed.space.xxs })
const dot = style({
  inlineSize: fixed.space.sm,
  blockSize: fixed.space.sm,
  borderRadius: fixed.radius.full,
  border: `2px solid ${vars.colour.borderControl}`,
})
export const open = dot
export const given = style([
  dot,
  {
    borderColor: vars.colour.primary,
    background: vars.colour.primary,
    '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  },
])
