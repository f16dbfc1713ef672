import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text, unitsEdge } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed
const { colour } = vars
const hair = `${space.hair} solid ${colour.border}`

export const milestone = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'center',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: hair } },
})
const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: fixed.radius.full,
})
export const milestoneMark = styleVariants({
  reached: [
    mark,
    {
      background: colour.primary,
      color: colour.onPrimary,
      '@media': { [media.forced]: { border: '1px solid CanvasText' } },
    },
  ],
  open: [mark, { boxShadow: `inset 0 0 0 2px ${colour.borderControl}` }],
})
export const milestoneBar = style({ gridColumn: '2 / -1' })

const columns = '1.5rem auto minmax(0, 1fr) repeat(3, minmax(4.5rem, auto)) 9rem 1.25rem'
const onDesk = {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  gridTemplateAreas: 'none',
} as const

/** Table of participants whose rows can be opened. On desktops it is one grid, which aligns the figures in columns. */
export const ranking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: columns, columnGap: space.md } },
})
export const rankingHead = style({
  ...text('caption'),
  color: colour.textMuted,
  display: 'none',
  '@media': { [media.desktop]: { ...onDesk, paddingBlock: space.xs, borderBlockEnd: hair } },
})
export const rankingName = style({ gridColumn: '2 / 4' })
export const overFigures = style(unitsEdge)
export const ranked = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: onDesk },
  selectors: { '& + &': { borderBlockStart: hair } },
})
export const press = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem auto minmax(0, 1fr) auto 1.25rem',
  gridTemplateAreas: '"place face who units open"',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.sm,
  inlineSize: '100%',
  minInlineSize: 0,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: fixed.radius.control,
  selectors: {
    '&[data-hovered]': { background: colour.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.desktop]: { ...onDesk, gridTemplateAreas: 'none', columnGap: space.md, alignItems: 'center' } },
})
const area = (name: string) => ({ gridArea: name, '@media': { [media.desktop]: { gridArea: 'auto' } } })
const roomy = { display: 'none', '@media': { [media.desktop]: { display: 'block' } } } as const
export const place = style({ ...text('caption'), ...area('place'), color: colour.textMuted, fontFamily: type.familyNumber })
export const face = style(area('face'))
export const who = style({ ...area('who'), display: 'grid', minInlineSize: 0 })
export const whoName = style({ ...text('label'), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const whoHandle = style({
  ...text('caption'),
  color: colour.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
const number = { ...text('label'), ...unitsEdge, fontFamily: type.familyNumber, whiteSpace: 'nowrap' } as const
export const units = style({ ...number, ...area('units') })
export const more = style({ ...number, fontWeight: type.body.weight, ...roomy })
export const reached = style({
  ...text('caption'),
  color: colour.textMuted,
  display: 'none',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.desktop]: { display: 'flex' } },
})
export const dots = style({ display: 'flex', gap: '3px' })
const dot = style({ inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: fixed.radius.full })
export const dotOf = styleVariants({
  reached: [dot, { background: colour.primary, '@media': { [media.forced]: { background: 'CanvasText', forcedColorAdjust: 'none' } } }],
  open: [dot, { boxShadow: `inset 0 0 0 1.5px ${colour.borderControl}`, '@media': { [media.forced]: { border: '1px solid CanvasText' } } }],
})
export const open = style({ ...area('open'), display: 'flex', color: colour.textMuted })

export const person = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.sm, alignItems: 'center' })
export const sheet = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg })
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.sm,
  rowGap: space.xs,
  alignItems: 'center',
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: hair } },
})
