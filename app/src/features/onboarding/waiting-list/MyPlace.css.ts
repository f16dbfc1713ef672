import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The one number this page is about. */
export const position = style({ ...text('display'), fontFamily: type.familyNumber, color: vars.colour.brand, margin: 0 })
