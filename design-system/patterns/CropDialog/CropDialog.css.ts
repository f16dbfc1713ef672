import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const stack = style({ display: 'grid', gap: fixed.space.md })
export const opening = style({ display: 'grid', placeItems: 'center', aspectRatio: '4 / 3', maxBlockSize: 'min(60vh, 26rem)' })
export const hint = style({ ...text('caption'), color: vars.colour.textMuted })
