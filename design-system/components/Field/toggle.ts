import { text as role } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/*
 * Styles that a checkbox and a switch share. Both are one line with a text and a frame: a box or a track. The states are on the line.
 */

export const root = { display: 'grid', minInlineSize: 0 } as const

export const line = {
  ...role('body'),
  display: 'flex',
  alignItems: 'flex-start',
  minBlockSize: fixed.hit,
  paddingBlock: fixed.space.xs,
  cursor: 'pointer',
  color: vars.colour.text,
  selectors: {
    '&[data-readonly]': { cursor: 'default' },
    '&[data-disabled]': { color: vars.colour.textMuted, cursor: 'not-allowed' },
  },
} as const

export const text = { minInlineSize: 0, overflowWrap: 'anywhere' } as const

export const frame = {
  flex: 'none',
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  background: vars.colour.surface,
  transitionProperty: 'background-color, border-color',
  transitionDuration: fixed.motion.fast,
} as const

export const hoveredFrame = { borderColor: vars.colour.text } as const
const quietFrame = { background: vars.colour.sunken, borderColor: vars.colour.border } as const
export const disabledFrame = { ...quietFrame } as const
/** As the box of a field that people can only read: a quiet ground without the border of a control. Its text stays as dark as before. */
export const readOnlyFrame = { ...quietFrame } as const
/** In forced colours a ground cannot be quiet, so the border is dashed. */
export const readOnlyFrameForced = { background: 'Canvas', borderColor: 'CanvasText', borderStyle: 'dashed' } as const
export const focusedFrame = {
  outline: `calc(${fixed.space.hair} * 2) solid ${vars.colour.focus}`,
  outlineOffset: `calc(${fixed.space.hair} * 2)`,
} as const
