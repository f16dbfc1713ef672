import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'
import { reloading } from '#shared/list/reloading.css.ts'

export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.sm })
/** Line above the list: count, clear button, save button and order. On phones the save button is on its own line. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${fixed.space.xs} ${fixed.space.md}` })
export const count = style(text('label'))
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: fixed.space.sm,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'contents' } },
})
export const tell = style({
  '@media': { [media.phone]: { display: 'grid', order: 1, flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } } },
})
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
})
/** Label of the order. It is hidden on phones, where the order is clear without it. */
export const sortLabel = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { display: 'none' } },
})

/** The previous list. It stays visible but dimmed while the next list loads. */
export const results = style([
  reloading,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: fixed.space.xl,
  },
])
export const more = style({ display: 'grid', justifyItems: 'center', gap: fixed.space.xs })

export const nobody = style({ display: 'grid', gap: fixed.space.md, inlineSize: '100%', maxInlineSize: '35rem', marginInline: 'auto' })
export const nobodyHead = style({ display: 'grid', justifyItems: 'center', gap: fixed.space.xs, paddingBlock: fixed.space.md })
export const drawing = style({ inlineSize: '8rem', marginBlockEnd: fixed.space.sm })
export const alternative = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  minBlockSize: '3.5rem',
  paddingBlock: fixed.space.sm,
  selectors: { '& + &': { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` } },
})
export const alternativeWords = style({ display: 'grid', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const brings = style({ ...text('label'), color: vars.colour.primary, whiteSpace: 'nowrap' })
export const keep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: fixed.space.sm,
})
