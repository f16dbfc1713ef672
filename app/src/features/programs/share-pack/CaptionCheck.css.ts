import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const check = style({ ...column, gap: space.sm })
export const result = style({ ...column, gap: space.xs })
export const findings = style({ margin: 0, padding: 0, listStyle: 'none', ...column, gap: space.xs })
export const finding = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.xs, alignItems: 'start' })
export const good = style({ ...text('label'), margin: 0, color: vars.colour.success })
export const bad = style({ ...text('label'), margin: 0, color: vars.colour.danger })
