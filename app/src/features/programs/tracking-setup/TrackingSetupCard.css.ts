import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const setup = style({ ...column, gap: space.lg })
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })
export const words = style({ flex: '1 1 16rem', minInlineSize: 0 })
export const part = style({ ...column, gap: space.sm })
export const keys = style({
  ...column,
  gap: space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const key = style({ ...column, gap: space.xxs, alignContent: 'start' })
export const wide = style([key, { gridColumn: '1 / -1' }])
