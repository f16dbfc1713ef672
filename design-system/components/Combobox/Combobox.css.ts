import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { atPageStart, box as fieldBox, freeText, input as fieldInput } from '../Field/Field.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'
import { list as selectList } from '../Select/Select.css.ts'

export const box = style([fieldBox, { paddingInlineEnd: 0 }])

export const input = style([fieldInput, atPageStart, freeText, { textOverflow: 'ellipsis' }])

export const open = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: fixed.hit,
  alignSelf: 'stretch',
  minBlockSize: fixed.hit,
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: fixed.radius.control,
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
})

/** As wide as the field and no wider: rows at places of their own would hold a panel open that had once been too wide. */
export const panel = style([floatingPanel, { inlineSize: 'var(--trigger-width)' }])

/** About seven rows, so that the list is seen to go on. */
const greatestHeight = '21rem'

/** The rows are drawn as they come into view, at places of their own: the room around them is the layout's. */
export const list = style([selectList, { padding: 0, maxBlockSize: greatestHeight }])

export const note = style({ ...text('body'), display: 'block', color: vars.colour.textMuted, padding: fixed.space.md, textAlign: 'center' })

export const retry = style({ display: 'grid', justifyItems: 'center', paddingInline: fixed.space.md, paddingBlockEnd: fixed.space.md })
