import { style } from '@vanilla-extract/css'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** The badge keeps its size; the area that reacts to a press is as high as a finger. */
export const mark = style({
  position: 'relative',
  display: 'inline-flex',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: '50%', blockSize: fixed.hit, translate: '0 -50%' },
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px', borderRadius: fixed.radius.full },
  },
})
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md, padding: space.md })
export const head = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.sm, alignItems: 'start' })
export const sign = style({ display: 'flex', color: vars.colour.success })
export const platforms = style({ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: space.xs })
