import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const welcome = style({ maxInlineSize: '22rem' })
/** As high as the cover will be, and as still as the paper. */
export const cover = style({ aspectRatio: '9 / 2', background: vars.colour.sunken, '@media': { [media.desktop]: { aspectRatio: '7 / 2' } } })
export const two = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: fixed.space.vast })
export const button = style({ maxInlineSize: '10rem' })
export const list = style({ display: 'grid', gap: fixed.space.xs, padding: fixed.space.lg })
