import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const participation = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
export const link = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: fixed.space.xs, alignItems: 'center' })
