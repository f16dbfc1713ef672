import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

export const panel = style([floatingPanel, { inlineSize: 'clamp(17rem, var(--trigger-width), 26rem)' }])

export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' })

export const search = style({ padding: fixed.space.xs, borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}`, flex: 'none' })

export const list = style({ padding: fixed.space.xs, overflow: 'auto', outline: 'none', minBlockSize: 0, scrollPadding: fixed.space.xs })

/* rows out of sight are neither laid out nor painted: the whole world stays quick */
export const row = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  borderRadius: fixed.radius.control,
  outline: 'none',
  cursor: 'pointer',
  color: vars.colour.text,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${fixed.hit}`,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.colour.sunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 calc(${fixed.space.hair} * 2) ${vars.colour.focus}` },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-focused]': { outline: `calc(${fixed.space.hair} * 2) solid Highlight`, outlineOffset: `calc(${fixed.space.hair} * -2)` },
      },
    },
  },
})

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const code = style({ flex: 'none', color: vars.colour.textMuted })
export const check = style({
  flex: 'none',
  color: vars.colour.primary,
  visibility: 'hidden',
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
})
export const empty = style({ ...text('body'), color: vars.colour.textMuted, padding: fixed.space.md, textAlign: 'center' })
