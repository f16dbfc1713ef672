import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { atPageStart, box as fieldBox, freeText, input as fieldInput } from '../Field/Field.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'
import { list as panelList } from '../Overlay/rows.css.ts'

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

/**
 * Makes the panel exactly as wide as the field. Virtualised rows are positioned absolutely, so a panel that was once too wide would stay
 * too wide.
 */
export const panel = style([floatingPanel, { inlineSize: 'var(--trigger-width)' }])

/** Height of about seven and a half rows, so that readers see that the list continues. */
const greatestHeight = '21rem'

/** The virtualiser positions the rows and adds the padding; rows are rendered as they scroll into view. */
export const list = style([panelList, { padding: 0, maxBlockSize: greatestHeight }])

export const note = style({ ...text('body'), display: 'block', color: vars.colour.textMuted, padding: fixed.space.md, textAlign: 'center' })

export const retry = style({ display: 'grid', justifyItems: 'center', paddingInline: fixed.space.md, paddingBlockEnd: fixed.space.md })
