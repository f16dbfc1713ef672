import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'
import { rowFocusRing, rowForcedFocus, rowStyle } from '../Overlay/row-style.ts'

export const panel = style([floatingPanel, { minInlineSize: '14rem' }])

export const section = style({
  selectors: {
    '& + &': {
      borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
      marginBlockStart: fixed.space.xs,
      paddingBlockStart: fixed.space.xs,
    },
  },
})

export const title = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  paddingInline: fixed.space.sm,
  paddingBlock: fixed.space.xxs,
})

const itemBase = style({
  ...text('label'),
  ...rowStyle,
  position: 'relative',
  paddingBlock: fixed.space.xxs,
  textDecoration: 'none',
  selectors: {
    '&[data-focused], &[data-hovered], &[data-current]': { background: vars.colour.sunken },
    /* The current entry has the ground of a hovered one, so it also has a saffron stroke, as in the side menu. */
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: fixed.space.sm,
      inlineSize: '3px',
      borderRadius: '3px',
      background: vars.colour.highlight,
    },
    ...rowFocusRing,
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-current]': { textDecoration: 'underline' },
        '&[data-current]::before': { background: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
        ...rowForcedFocus,
      },
    },
  },
})

export const item = styleVariants({
  plain: [itemBase, { color: vars.colour.text }],
  danger: [itemBase, { color: vars.colour.danger }],
})

/** Sets a label in another language in the typeface of that language. */
export const foreign = style(text('label'))
