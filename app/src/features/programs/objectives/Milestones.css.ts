import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: space.xs })
export const count = style({ ...text('caption'), color: vars.colour.textMuted })

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })

/* Number, target, kind, reward and the remove button on one line; on phones they are stacked. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space.sm,
  rowGap: space.xs,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
  '@media': {
    [media.roomy]: { gridTemplateColumns: 'auto 8.5rem auto minmax(0, 1fr) auto', paddingBlock: space.sm },
  },
})
/* Hides the labels of a row visually, because the row's number and the units say what the fields mean. */
globalStyle(`${row} [data-component="TextField"] > [data-part="label"]`, { marginBlockEnd: `calc(${space.xs} * -1)` })
globalStyle(`${row} [data-component="MoneyField"]`, { position: 'relative' })
globalStyle(`${row} [data-component="MoneyField"] > [data-part="label"]`, { position: 'absolute' })

const centred = { display: 'grid', placeItems: 'center', minBlockSize: fixed.control.field } as const
export const place = style({ ...centred, gridColumn: 1 })
export const ring = style({
  ...text('micro'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: space.xl,
  blockSize: space.xl,
  borderRadius: '50%',
  border: `calc(${space.hair} * 2) solid ${vars.colour.borderControl}`,
  color: vars.colour.text,
})
const under = { [media.roomy]: { gridColumn: 'auto' } } as const
export const target = style({ gridColumn: 2, minInlineSize: 0, '@media': under })
export const kind = style({
  gridColumn: 2,
  display: 'grid',
  alignItems: 'center',
  minBlockSize: fixed.control.field,
  '@media': { ...under, [media.roomy]: { gridColumn: 'auto' } },
})
export const reward = style({
  gridColumn: 2,
  display: 'grid',
  gap: space.xs,
  minInlineSize: 0,
  '@media': under,
})
export const remove = style({
  ...centred,
  gridColumn: 3,
  gridRow: 1,
  '@media': { [media.roomy]: { gridColumn: 'auto', gridRow: 'auto' } },
})

export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })
