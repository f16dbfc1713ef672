import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const edge = `${fixed.space.hair} solid ${vars.colour.border}`

export const whole = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: fixed.space.xs })

/* The columns are at least as wide as their amounts, because an amount never breaks. The names above may break. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 1fr)',
  background: vars.colour.surface,
  border: edge,
  borderRadius: fixed.radius.card,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(min-content, 1fr) minmax(min-content, 1fr) auto', alignItems: 'center' } },
})
export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: fixed.space.xxs,
  minBlockSize: fixed.hit,
  padding: fixed.space.md,
  color: vars.colour.text,
  borderRadius: fixed.radius.card,
  selectors: {
    '& + &': { borderInlineStart: edge, borderStartStartRadius: 0, borderEndStartRadius: 0 },
    '&[data-hovered]': { color: vars.colour.primary },
    '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [media.desktop]: { paddingInline: fixed.space.lg } },
})
export const name = style({ ...text('caption'), color: vars.colour.textMuted, textWrap: 'balance' })
export const sum = style({ display: 'grid', whiteSpace: 'nowrap' })
export const note = style({ ...text('caption'), color: vars.colour.textMuted, whiteSpace: 'normal' })
/*
 * Button for a withdrawal. It is hidden on phones, where the line has room only for its two figures. The figures link to the wallet, too.
 */
export const action = style({ display: 'none', paddingInlineEnd: fixed.space.lg, '@media': { [media.desktop]: { display: 'block' } } })
