import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const foot = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignItems: 'center', columnGap: fixed.space.xs })
