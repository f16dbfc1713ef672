import { style } from '@vanilla-extract/css'
import { media } from '@wasla/design-system/tokens/media.ts'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

/** Bar that looks like the bar of a step, because it has the same position. */
export const bar = style({
  position: 'sticky',
  zIndex: fixed.layer.raised,
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  background: vars.colour.surface,
  marginInline: `calc(${space.gutter} * -1)`,
  paddingInline: space.gutter,
  paddingBlock: `${space.sm} calc(${space.sm} + env(safe-area-inset-bottom))`,
  borderBlockStart: `${space.hair} solid ${vars.colour.border}`,
  '@media': {
    [media.desktop]: {
      insetBlockEnd: space.md,
      marginInline: 0,
      padding: space.sm,
      paddingInlineStart: space.lg,
      border: 0,
      borderRadius: fixed.radius.card,
      boxShadow: vars.shadow.float,
    },
    [media.forced]: { border: `${space.hair} solid` },
  },
})
export const note = style({
  ...text('caption'),
  color: vars.colour.textMuted,
  flex: '1 0 100%',
  '@media': { [media.desktop]: { flex: '1 1 0' } },
})
export const actions = style({
  display: 'grid',
  /* The button with an icon keeps its label on one line on the narrowest phones. */
  gridTemplateColumns: 'auto 1fr',
  gap: space.sm,
  flex: '1 0 100%',
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto auto auto', flex: '0 0 auto' } },
})
/** Back button of the bar. It is hidden on phones, to leave room for the two main buttons; phones have the browser's back button. */
export const back = style({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } })

export const facts = style({
  margin: 0,
  marginBlockStart: space.md,
  paddingBlock: space.xxs,
  paddingInline: space.md,
  listStyle: 'none',
  background: vars.colour.sunken,
  borderRadius: fixed.radius.control,
  color: vars.colour.text,
})
export const fact = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.sm,
  selectors: { '& + &': { borderBlockStart: `${space.hair} solid ${vars.colour.border}` } },
})
export const factIcon = style({ flex: 'none', display: 'grid', color: vars.colour.textMuted })

export const done = style({ display: 'grid', gap: space.md })
export const art = style({ inlineSize: '12.5rem', maxInlineSize: '100%', justifySelf: 'center', paddingBlock: space.xs })
