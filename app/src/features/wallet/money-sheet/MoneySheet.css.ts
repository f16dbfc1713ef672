import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const foot = style({ display: 'grid', gap: fixed.space.xs, inlineSize: '100%' })
export const footNote = style({ ...text('caption'), color: vars.colour.textMuted, textAlign: 'center' })
