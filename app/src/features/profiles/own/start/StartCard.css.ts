import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, type, vars } from '@wasla/design-system/tokens/vars.css.ts'

/** The list beside the address and the finished items. On phones they are stacked. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: fixed.space.md,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 18.75rem', gap: fixed.space.xl, alignItems: 'start' },
  },
})
export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.md })

export const head = style({ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: fixed.space.md })
export const said = style({ minInlineSize: 0 })
export const figure = style({ ...text('display'), fontFamily: type.family, flex: 'none', whiteSpace: 'nowrap' })
export const line = style({ marginBlock: `${fixed.space.md} ${fixed.space.xs}`, paddingInline: fixed.space.xs })

export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** An action inside a row. It is below the text and aligned with the start of the text; on phones it has the full width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: fixed.space.sm,
  rowGap: fixed.space.xxs,
  paddingBlock: fixed.space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.colour.border}` }, '&:last-child': { paddingBlockEnd: 0 } },
})
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.control.medium,
  blockSize: fixed.control.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: fixed.space.xs })
export const gain = style({ ...text('label'), color: vars.colour.primary, whiteSpace: 'nowrap' })
/** On narrow phones the button is below its text. Beside the button, the text would have one word per line. */
export const page = style({
  '@media': { '(width < 30rem)': { gridColumn: '2 / -1', justifySelf: 'start', marginBlockStart: fixed.space.xs } },
})
export const action = style({ gridColumn: '1 / -1', minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: '2 / -1' } } })

/** A field and its button on one line, with the error below. */
export const inline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: fixed.space.xs, alignItems: 'start' })
/** Aligns the button with the field's box, which is below its hidden label. */
export const beside = style({ paddingBlockStart: fixed.space.xs })

export const platforms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: fixed.space.xs,
  paddingBlockStart: fixed.space.xs,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
export const platform = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.sm,
  inlineSize: '100%',
  minBlockSize: fixed.hit,
  paddingInline: fixed.space.sm,
  border: `1px solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.colour.sunken },
    '&[data-disabled]': { color: vars.colour.textMuted, borderColor: vars.colour.border },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const done = style({ display: 'grid', gap: fixed.space.xs, paddingBlockStart: fixed.space.xs })
export const doneRow = style({ display: 'flex', alignItems: 'center', gap: fixed.space.xs, color: vars.colour.textMuted })
export const check = style({ flex: 'none', color: vars.colour.success })
