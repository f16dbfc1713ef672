import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

/** Maximum width of the wizard: steps, form and preview side by side. */
const widest = '1280px'
const sideWidth = '272px'

export const layout = style({
  display: 'grid',
  gap: fixed.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: widest,
  marginInline: 'auto',
  '@media': {
    [media.roomy]: { gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`, gap: fixed.space.xl, alignItems: 'start' },
  },
})

export const side = style({
  display: 'grid',
  gap: fixed.space.md,
  minInlineSize: 0,
  '@media': {
    [media.roomy]: { position: 'sticky', insetBlockStart: `calc(${fixed.space.vast} + ${fixed.space.lg})` },
  },
})

/** Head of the page. Hidden on phones: there it would be a third heading, below the top bar and the button that names the step. */
export const head = style({
  display: 'none',
  gap: fixed.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.roomy]: { display: 'grid' } },
})

export const page = style({ minInlineSize: 0 })
