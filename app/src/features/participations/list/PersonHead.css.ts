import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const who = style({ display: 'grid', gap: fixed.space.hair, minInlineSize: 0 })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: fixed.space.xs, rowGap: fixed.space.xxs })
export const link = style({
  ...text('label'),
  color: vars.colour.text,
  textDecoration: 'none',
  borderRadius: fixed.radius.small,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const quiet = style({ ...text('caption'), color: vars.colour.textMuted, overflowWrap: 'anywhere' })
