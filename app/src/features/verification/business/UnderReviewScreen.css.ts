import { style } from '@vanilla-extract/css'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** What was sent stands at the beginning of the line, the due day at its end. */
export const ends = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: fixed.space.sm })
