import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

export const bio = style({ maxInlineSize: '62ch', minInlineSize: 0, overflowWrap: 'anywhere' })
export const more = style({})
const isOpen = `${bio}:has(> ${more}[open]) > &`
export const beginning = style({ selectors: { [isOpen]: { display: 'none' } } })
export const whole = style({ display: 'none', selectors: { [isOpen]: { display: 'block' } } })

export const toggle = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: fixed.hit,
  color: vars.colour.primary,
  cursor: 'pointer',
  borderRadius: fixed.radius.small,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
})
export const whenClosed = style({ selectors: { [`${more}[open] &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${more}:not([open]) &`]: { display: 'none' } } })
