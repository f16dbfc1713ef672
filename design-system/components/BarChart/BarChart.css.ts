import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text, unitsEdge } from '../../tokens/typography.ts'
import { fixed, type, vars } from '../../tokens/vars.css.ts'
import { chartBox, filled } from '../Chart/Chart.css.ts'

const { colour } = vars

const rise = keyframes({ from: { transform: 'scaleY(0)' } })
const moving = '(prefers-reduced-motion: no-preference)'

export const column = style({ position: 'absolute', insetBlock: 0, display: 'grid', justifyItems: 'center', pointerEvents: 'none' })
const barBase = style([
  filled,
  {
    position: 'absolute',
    inlineSize: 'min(3.5rem, 62%)',
    minBlockSize: '1px',
    '@media': { [moving]: { animation: `${rise} ${fixed.motion.slow} ${fixed.motion.enter}` } },
    selectors: { '&[data-active]': { outline: `2px solid ${colour.borderControl}`, outlineOffset: '1px' } },
  },
])
export const bar = styleVariants({
  above: [barBase, { transformOrigin: 'bottom', borderStartStartRadius: fixed.space.xxs, borderStartEndRadius: fixed.space.xxs }],
  below: [barBase, { transformOrigin: 'top', borderEndStartRadius: fixed.space.xxs, borderEndEndRadius: fixed.space.xxs }],
})
export const barValue = style({
  ...text('caption'),
  position: 'absolute',
  paddingBlockEnd: fixed.space.xxs,
  fontFamily: type.familyNumber,
  fontWeight: type.label.weight,
  whiteSpace: 'nowrap',
})

const rowsBase = style({ display: 'grid', columnGap: fixed.space.md, rowGap: fixed.space.md })
const beside = `${chartBox} (min-width: 22rem)`
export const rows = styleVariants({
  plain: [
    rowsBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '@container': { [beside]: { gridTemplateColumns: 'fit-content(45%) minmax(4rem, 1fr) auto' } },
    },
  ],
  shared: [
    rowsBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      '@container': { [beside]: { gridTemplateColumns: 'fit-content(45%) minmax(4rem, 1fr) auto auto' } },
    },
  ],
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  rowGap: fixed.space.xxs,
  minInlineSize: 0,
})
export const rowName = style({ ...text('label'), display: 'flex', alignItems: 'center', gap: fixed.space.sm, minInlineSize: 0 })
export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const track = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  display: 'flex',
  blockSize: fixed.space.sm,
  borderRadius: '3px',
  background: colour.sunken,
  overflow: 'hidden',
  '@container': { [beside]: { gridRow: 'auto', gridColumn: 'auto' } },
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
})
export const fill = style([filled, { borderRadius: '3px', minInlineSize: '3px' }])
export const rowValue = style({ ...text('label'), ...unitsEdge, fontFamily: type.familyNumber, whiteSpace: 'nowrap' })
export const rowShare = style({
  ...text('caption'),
  ...unitsEdge,
  fontFamily: type.familyNumber,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  minInlineSize: '3rem',
})
