import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'
import { rowForcedFocus, rowStyle } from '../Overlay/row-style.ts'
import { list as panelList } from '../Overlay/rows.css.ts'

export const panel = style([floatingPanel, { inlineSize: 'clamp(17rem, var(--trigger-width), 26rem)' }])

export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' })

export const search = style({ padding: fixed.space.xs, borderBlockEnd: `${fixed.space.hair} solid ${vars.colour.border}`, flex: 'none' })

export const list = style([panelList, { scrollPadding: fixed.space.xs }])

/* Rows out of view are neither laid out nor painted, so that a list of all countries stays fast. */
export const row = style({
  ...text('body'),
  ...rowStyle,
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
        ...rowForcedFocus,
      },
    },
  },
})

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const code = style({ flex: 'none', color: vars.colour.textMuted })
export const empty = style({ ...text('body'), color: vars.colour.textMuted, padding: fixed.space.md, textAlign: 'center' })
