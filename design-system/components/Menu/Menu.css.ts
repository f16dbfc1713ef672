import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

export const panel = style([floatingPanel, { minInlineSize: '14rem' }])

export const menu = style({ padding: fixed.space.xs, overflow: 'auto', outline: 'none', minBlockSize: 0 })

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
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  paddingBlock: fixed.space.xxs,
  borderRadius: fixed.radius.control,
  outline: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: {
    '&[data-focused], &[data-hovered], &[data-current]': { background: vars.colour.sunken },
    '&[data-focus-visible]': {
      outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
      outlineOffset: `calc(${fixed.space.hair} * -2)`,
    },
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'default' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-current]': { textDecoration: 'underline' },
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': { outline: `calc(${fixed.space.hair} * 2) solid Highlight`, outlineOffset: `calc(${fixed.space.hair} * -2)` },
      },
    },
  },
})

export const item = styleVariants({
  plain: [itemBase, { color: vars.colour.text }],
  danger: [itemBase, { color: vars.colour.danger }],
})

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
/** A label in the other language, in that language's own type. */
export const foreign = style(text('label'))
export const description = style({ ...text('caption'), color: vars.colour.textMuted })
