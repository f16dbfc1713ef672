import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const estimate = style({ display: 'grid', gap: space.xxs, padding: space.lg })
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.sm, rowGap: space.xxs, margin: 0 })
export const sign = style({ color: vars.colour.textMuted })
export const quiet = style({ ...text('caption'), color: vars.colour.textMuted, margin: 0 })
