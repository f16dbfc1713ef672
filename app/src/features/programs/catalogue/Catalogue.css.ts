import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const item = style({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.md,
  borderBlockStart: `${space.hair} solid ${vars.colour.border}`,
})
/* Handle, name and menu on one line. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.xs,
})
export const title = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
/* Puts the photo beside the fields on wide screens. */
export const body = style({
  display: 'grid',
  gap: space.md,
  '@media': { [media.roomy]: { gridTemplateColumns: '10rem minmax(0, 1fr)', alignItems: 'start' } },
})
export const photo = style({ display: 'grid', gap: space.sm, justifyItems: 'start' })
export const frame = style({ inlineSize: '10rem', maxInlineSize: '100%' })
export const fields = style({ display: 'grid', gap: space.md, minInlineSize: 0 })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.sm })
