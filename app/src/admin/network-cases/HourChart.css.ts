import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const { colour } = vars

export const chart = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs })
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(24, minmax(0, 1fr))',
  columnGap: '2px',
  blockSize: '6.75rem',
  marginBlockStart: space.lg,
  borderBlockEnd: `${space.hair} solid ${colour.borderControl}`,
  '@media': { [media.desktop]: { blockSize: '8.25rem', columnGap: '3px' } },
})
export const column = style({ position: 'relative', minInlineSize: 0 })
const part = style({
  position: 'absolute',
  insetInline: 0,
  borderStartStartRadius: '2px',
  borderStartEndRadius: '2px',
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
export const bar = styleVariants({
  held: [part, { background: colour.warning, '@media': { [media.forced]: { background: 'Highlight' } } }],
  others: [part, { background: colour.borderControl, '@media': { [media.forced]: { background: 'GrayText' } } }],
})
const usualLine = { blockSize: '2px', background: colour.text, '@media': { [media.forced]: { background: 'CanvasText' } } } as const
/** Tick of the usual day. It is wider than its column, so that the ticks of a day form one line. */
export const usual = style({ position: 'absolute', insetInline: '-1px', ...usualLine })
export const peak = style({
  ...text('caption'),
  fontFamily: type.familyNumber,
  fontWeight: type.label.weight,
  position: 'absolute',
  insetInlineStart: '50%',
  translate: '-50% 0',
  marginBlockEnd: space.xxs,
  whiteSpace: 'nowrap',
})
/* At the edges of the day, the label stays within the chart. */
export const peakFirst = style([peak, { insetInlineStart: 0, translate: '0 0' }])
export const peakLast = style([peak, { insetInlineStart: 'auto', insetInlineEnd: 0, translate: '0 0' }])
export const axis = style({
  ...text('caption'),
  fontFamily: type.familyNumber,
  color: colour.textMuted,
  display: 'flex',
  justifyContent: 'space-between',
})
export const key = style({
  ...text('caption'),
  color: colour.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
})
export const keyItem = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs })
const swatch = style({ inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '2px', flex: 'none' })
export const swatches = styleVariants({
  held: [swatch, { background: colour.warning, '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } } }],
  others: [
    swatch,
    { background: colour.borderControl, '@media': { [media.forced]: { background: 'GrayText', forcedColorAdjust: 'none' } } },
  ],
  usual: [swatch, { inlineSize: '0.875rem', borderRadius: 0, ...usualLine }],
})
