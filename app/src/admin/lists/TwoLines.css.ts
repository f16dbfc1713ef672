import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { vars } from '@wasla/design-system/tokens/vars.css.ts'

export const second = style({ ...text('caption'), display: 'block', color: vars.colour.textMuted, overflowWrap: 'anywhere' })
export const first = style({ overflowWrap: 'anywhere' })
