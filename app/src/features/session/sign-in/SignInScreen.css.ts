import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { vars } from '@wasla/design-system/tokens/vars.css.ts'

/** A sentence for readers without scripts, in the look of a hint. */
export const withoutScripts = style({ ...text('caption'), color: vars.colour.textMuted, padding: 0, textAlign: 'start' })
