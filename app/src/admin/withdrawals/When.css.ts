import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { type, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const day = style({ fontWeight: type.label.weight, whiteSpace: 'nowrap' })
export const late = style([day, { color: vars.colour.danger, fontWeight: type.strong }])
export const since = style({ ...text('caption'), display: 'block', color: vars.colour.textMuted, whiteSpace: 'nowrap' })
export const sinceLate = style([since, { color: vars.colour.danger }])
