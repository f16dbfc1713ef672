import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, '@media': { print: { display: 'none' } } })
export const qr = style({ inlineSize: '11rem', marginInline: 'auto', marginBlockStart: fixed.space.sm })
