import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const section = style({ borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`, paddingBlockStart: fixed.space.lg })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: fixed.space.hair,
  marginBlockStart: fixed.space.sm,
  marginInline: `calc(${fixed.space.xs} * -1)`,
})

export const entry = style({
  display: 'grid',
  justifyItems: 'center',
  gap: fixed.space.xs,
  inlineSize: '100%',
  paddingBlock: fixed.space.xs,
  borderRadius: fixed.radius.control,
  textAlign: 'center',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-disabled], &[data-pending]': { opacity: 0.5 },
  },
})

export const name = style({ ...text('micro'), color: vars.colour.text, fontWeight: type.strong, overflowWrap: 'anywhere' })
