import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 })

/* Phones show one link only: the parent page. */
export const step = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  minInlineSize: 0,
  '@media': { [media.phone]: { selectors: { '&:not([data-parent])': { display: 'none' } } } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xxs,
  minBlockSize: fixed.hit,
  /* Makes space for the focus ring around the text, without moving the text. */
  paddingInline: fixed.space.xxs,
  marginInline: `calc(${fixed.space.xxs} * -1)`,
  color: vars.colour.textMuted,
  borderRadius: fixed.radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.colour.text, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
})
export const here = style({ color: vars.colour.text, overflowWrap: 'anywhere', paddingBlock: fixed.space.xs })

export const between = style({
  display: 'flex',
  color: vars.colour.textMuted,
  marginInline: fixed.space.xxs,
  '@media': { [media.phone]: { display: 'none' } },
})
export const back = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })
