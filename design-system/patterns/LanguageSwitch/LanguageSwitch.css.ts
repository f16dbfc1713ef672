import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  flex: 'none',
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
  transitionProperty: 'background-color',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.control },
  },
  '@media': { [media.forced]: { selectors: { '&[data-focus-visible]': { outlineColor: 'Highlight' } } } },
})

/** Sets the label in the typeface of the named language. */
export const name = style(text('label'))
