import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

const line = `1px solid ${vars.colour.border}`

export const matrix = style({ tableLayout: 'fixed', borderSpacing: 0, borderBlockStart: line, borderInlineStart: line })
export const name = style([
  text('caption'),
  {
    paddingBlock: fixed.space.xs,
    paddingInline: fixed.space.sm,
    fontWeight: 'inherit',
    color: vars.colour.textMuted,
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: line,
    borderInlineEnd: line,
    overflowWrap: 'anywhere',
  },
])
export const cell = style({
  padding: fixed.space.md,
  verticalAlign: 'top',
  borderBlockEnd: line,
  borderInlineEnd: line,
  overflowWrap: 'anywhere',
})
/** The room of a panel below its button. */
export const tall = style({ blockSize: '420px' })
