import { style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** Below this width of the container, the figures are under the name. The price stays at the end of the first line. */
const narrow = '(width < 480px)'

export const body = style({ containerType: 'inline-size', display: 'grid', gap: fixed.space.md, padding: fixed.space.lg })
export const foot = style({
  paddingInline: fixed.space.lg,
  paddingBlock: fixed.space.xxs,
  borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}`,
})
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 5rem 5.5rem 5.5rem',
  alignItems: 'center',
  gap: fixed.space.sm,
  paddingBlock: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
  '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
})
export const who = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style(text('label'))
/** Makes the link cover the whole row. */
export const open = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: fixed.radius.control },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]::after': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
})
export const note = style({ ...text('caption'), color: vars.colour.textMuted })
/** Figures of a person: two columns, or one line below the name in a narrow container. */
export const figures = style({
  display: 'contents',
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', gridColumn: '2 / -1', gridRow: 2, gap: `0 ${fixed.space.md}` } },
})
export const figure = style({
  display: 'grid',
  minInlineSize: 0,
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: fixed.space.xxs } },
})
export const price = style([
  { display: 'grid', justifyItems: 'end', textAlign: 'end', minInlineSize: 0 },
  { '@container': { [narrow]: { gridColumn: 3, gridRow: 1 } } },
])
export const value = style({ ...text('label'), whiteSpace: 'nowrap' })
