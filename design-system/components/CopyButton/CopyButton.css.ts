import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/** Hidden without scripts, because no button can copy then. The value can be marked and copied by hand. */
export const copyButton = style({
  display: 'inline-grid',
  justifyItems: 'start',
  gap: fixed.space.xxs,
  maxInlineSize: '100%',
  '@media': { [media.scriptless]: { display: 'none' } },
})

/* Both labels share one cell, so that the button keeps its width. */
export const words = style({ display: 'grid', justifyItems: 'start' })
export const word = style({ gridArea: '1 / 1', selectors: { '&[data-away]': { visibility: 'hidden' } } })

export const refused = style([text('caption'), { color: vars.colour.danger, overflowWrap: 'anywhere', userSelect: 'text' }])
