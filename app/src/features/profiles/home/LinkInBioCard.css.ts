import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const content = style({ display: 'grid', gap: fixed.space.sm, minInlineSize: 0 })

/** The incomplete address of a profile without a user name. It looks like the field with the whole address, without its button. */
export const unfinished = style({
  ...text('label'),
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.sm,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
})
export const blank = style({ display: 'inline-block', whiteSpace: 'nowrap', borderBlockEnd: `1px dashed ${vars.colour.borderControl}` })

export const actions = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: fixed.space.xs })
