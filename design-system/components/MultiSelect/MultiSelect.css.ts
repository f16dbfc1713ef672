import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm, minInlineSize: 0 })

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: fixed.space.xs, outline: 'none' })

/** Tag of a chosen option: saffron, like a chosen chip. */
export const tag = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: fixed.control.small,
  paddingInlineStart: fixed.space.sm,
  /* A tag of one line is fully round; a tag of several lines has rounded corners. */
  borderRadius: `calc(${fixed.control.small} / 2)`,
  background: vars.colour.highlight,
  color: vars.colour.onHighlight,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * 2)`,
    },
    '&[data-disabled]': { background: vars.colour.sunken, color: vars.colour.textMuted, paddingInlineEnd: fixed.space.sm },
  },
  '@media': {
    [media.forced]: {
      border: `${fixed.space.hair} solid ButtonText`,
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere', paddingBlock: fixed.space.xxs })

/** The remove button is small, but has a touch target of 44 px. */
export const remove = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.control.small,
  blockSize: fixed.control.small,
  borderRadius: fixed.radius.full,
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: `calc((${fixed.control.small} - ${fixed.hit}) / 2)` },
    '&[data-hovered]': { boxShadow: `inset 0 0 0 ${fixed.space.hair} currentColor` },
  },
})
