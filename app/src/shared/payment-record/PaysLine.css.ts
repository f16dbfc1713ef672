import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** What it means is at the start of the line, the number of cases at its end. If both are too long for one line, the second wraps. */
export const line = style({
  ...text('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${fixed.space.sm}`,
  paddingBlock: fixed.space.xs,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
  minInlineSize: 0,
})
export const what = style({ display: 'inline-flex', alignItems: 'center', gap: fixed.space.xs, minInlineSize: 0 })
export const strong = style({ fontWeight: type.strong })
export const quiet = style({ color: vars.colour.textMuted })
