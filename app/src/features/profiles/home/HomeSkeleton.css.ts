import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const welcome = style({ maxInlineSize: '22rem' })
export const cover = style({ marginBlockEnd: fixed.space.none })
export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: fixed.space.vast })
export const button = style({ maxInlineSize: '10rem' })
export const list = style({ display: 'grid', gap: fixed.space.xs, padding: fixed.space.lg })
