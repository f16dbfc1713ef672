import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const warnings = style({ display: 'grid', gap: fixed.space.xxs, marginBlockStart: fixed.space.xxs })
export const warning = style({ display: 'flex', alignItems: 'start', gap: fixed.space.xxs })

/* Separator before the day. It is hidden on phones, where the day has its own line. */
export const apart = style({ '@media': { [media.phone]: { display: 'none' } } })
export const added = style({ '@media': { [media.phone]: { display: 'block' } } })
