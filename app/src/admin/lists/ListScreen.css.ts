import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed } from '@wasla/design-system/tokens/vars.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.sm,
  alignItems: 'end',
  justifyContent: 'space-between',
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: fixed.space.xs,
  '@media': { [media.phone]: { inlineSize: '100%' } },
})

/** Search and filters side by side. On phones, the filters are behind one button. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: fixed.space.xs })
export const search = style({
  flex: 1,
  minInlineSize: '12rem',
  /* Search and filters fit on one line beside the menu only on wide screens. On narrower screens, the search has its own line. */
  '@media': {
    [media.desktop]: { flex: '1 1 100%' },
    [media.roomy]: { flex: '1 1 16rem', maxInlineSize: '20rem' },
  },
})
export const onDesktop = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })
export const onPhone = style({ display: 'contents', '@media': { [media.desktop]: { display: 'none' } } })
export const exact = style({ flex: '0 1 18rem', minInlineSize: '10rem' })
/** The set filters: below the search, or beside the filter button if the list has no search. */
export const set = styleVariants({ below: { flexBasis: '100%', minInlineSize: 0 }, beside: { flex: 1, minInlineSize: 0 } })

export const sheet = style({ display: 'grid', gap: fixed.space.lg, paddingBlockEnd: fixed.space.xs })
export const group = style({ display: 'grid', gap: fixed.space.xs, minInlineSize: 0 })
export const footer = style({ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: fixed.space.xs, inlineSize: '100%' })
