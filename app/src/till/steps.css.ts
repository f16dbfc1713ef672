import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space, radius } = fixed
const { colour } = vars
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const steps = style({ ...text('caption'), ...column, gap: space.xs, color: colour.textMuted })
/** Runs in the direction of reading. The room above and below the line is half a knot. */
export const path = style({
  position: 'relative',
  direction: 'ltr',
  blockSize: '1.875rem',
  marginInline: space.xs,
  transform: `scaleX(${type.sign})`,
})
export const pathDrawing = style({ position: 'absolute', inset: '7px 0', inlineSize: '100%', blockSize: space.md, overflow: 'visible' })
export const pathLine = style({ fill: 'none', stroke: colour.border, strokeWidth: 3, vectorEffect: 'non-scaling-stroke' })
export const pathRun = style({ stroke: colour.primary, '@media': { [media.forced]: { stroke: 'Highlight' } } })
export const knot = style({
  position: 'absolute',
  inlineSize: '14px',
  blockSize: '14px',
  translate: '-50% -50%',
  borderRadius: radius.full,
  border: `2px solid ${colour.borderControl}`,
  background: colour.surface,
  selectors: {
    '&[data-at="0"]': { insetInlineStart: 0, insetBlockStart: '7px' },
    '&[data-at="1"]': { insetInlineStart: '50%', insetBlockStart: '23px' },
    '&[data-at="2"]': { insetInlineStart: '100%', insetBlockStart: '7px' },
    '&[data-state="done"]': { background: colour.primary, borderColor: colour.primary },
    '&[data-state="here"]': {
      background: colour.highlight,
      borderColor: colour.highlight,
      boxShadow: `0 0 0 4px ${colour.highlightHalo}`,
    },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-state="done"]': { background: 'Highlight', borderColor: 'Highlight' },
        '&[data-state="here"]': { background: 'CanvasText', borderColor: 'Highlight' },
      },
    },
  },
})
export const stepNames = style({ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr' })
globalStyle(`${stepNames} > :nth-child(2)`, { textAlign: 'center' })
globalStyle(`${stepNames} > :nth-child(3)`, { textAlign: 'end' })
globalStyle(`${stepNames} > [aria-current]`, { color: colour.text, fontWeight: type.strong })
/** Runs in the direction of reading. */
export const joined = style({ inlineSize: '7.5rem', transform: `scaleX(${type.sign})` })
const joinedStroke = { stroke: colour.primary, strokeWidth: 6, '@media': { [media.forced]: { stroke: 'Highlight' } } } as const
export const joinedLine = style({ ...joinedStroke, fill: 'none' })
export const joinedStart = style({ ...joinedStroke, fill: colour.canvas })
export const joinedEnd = style({ fill: colour.highlight, '@media': { [media.forced]: { fill: 'CanvasText' } } })
