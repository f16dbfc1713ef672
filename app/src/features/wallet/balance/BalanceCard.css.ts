import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const card = style({
  display: 'grid',
  gap: space.lg,
  padding: space.lg,
  '@media': { [media.desktop]: { padding: `calc(${space.xl} + ${space.xxs})`, gap: space.xl } },
})

export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', columnGap: space.xl } },
})
export const balance = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xxs, minInlineSize: 0 })
/* Keeps an amount that is wider than this line inside the card. */
export const sum = style({ overflowInline: 'clip' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
})
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } })

export const figures = style({
  display: 'grid',
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': {
    [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    [media.forced]: { border: `${space.hair} solid CanvasText` },
  },
})

/* An amount with its name: beside each other on phones, below each other from 768 px. */
export const figure = style({
  display: 'grid',
  gridTemplate: '"name amount mark" auto "when when mark" auto / minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderRadius: fixed.radius.control,
  selectors: {
    '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}`, borderStartStartRadius: 0, borderStartEndRadius: 0 },
    '&[data-hovered]': { background: `color-mix(in srgb, ${vars.colour.text} 4%, transparent)` },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
  '@media': {
    [media.desktop]: {
      gridTemplate: '"name mark" auto "amount mark" auto "when mark" auto / minmax(0, 1fr) auto',
      paddingBlock: space.md,
      selectors: {
        '& + &': {
          borderBlockStart: 0,
          borderInlineStart: `${space.hair} solid ${vars.colour.border}`,
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      },
    },
  },
})
export const name = style({ ...text('caption'), gridArea: 'name', color: vars.colour.textMuted })
export const amount = style({ gridArea: 'amount', justifySelf: 'start' })
export const when = style({ ...text('caption'), gridArea: 'when', color: vars.colour.textMuted })
export const mark = style({ gridArea: 'mark', display: 'flex', color: vars.colour.textMuted })

/* Keeps a time on one line. */
export const whole = style({ whiteSpace: 'nowrap' })
