import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const card = style({ ...column, gap: space.lg })
export const part = style({ ...column, gap: space.sm })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.sm}` })
