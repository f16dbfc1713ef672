import { globalStyle, style } from '@vanilla-extract/css'
import { text } from '@wasla/design-system/tokens/typography.ts'
import { media } from '@wasla/design-system/tokens/media.ts'
import { fixed, vars } from '@wasla/design-system/tokens/vars.css.ts'

const { space } = fixed

export const who = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: space.md })
export const whoWords = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: fixed.picture.medium,
  blockSize: fixed.picture.medium,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
})
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm })

/* Grid of the bill's lines, with the amounts in columns. A line separates the total from them. */
export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  paddingBlock: space.xs,
  paddingInline: space.md,
  borderRadius: fixed.radius.control,
  background: vars.colour.sunken,
  '@media': { [media.forced]: { border: `${space.hair} solid CanvasText` } },
})
const across = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1', alignItems: 'baseline' } as const
export const line = style({ ...across, paddingBlock: space.xs })
export const total = style({
  ...across,
  ...text('heading'),
  marginBlockStart: space.xxs,
  paddingBlock: space.sm,
  borderBlockStart: `${space.hair} solid ${vars.colour.borderControl}`,
})
export const lineName = style({ paddingInlineEnd: space.md, minInlineSize: 0, overflowWrap: 'anywhere' })
export const value = style({ display: 'contents' })
export const note = style({ ...text('caption'), display: 'block', color: vars.colour.textMuted })

export const reference = style({ display: 'grid', gap: space.xxs })
export const foot = style({ display: 'grid', gap: space.sm, inlineSize: '100%', textAlign: 'center' })

/* In print, the receipt is the only content. */
export const receipt = style({})
/** The product's name, for print only: on the screen, the page around it shows the name. */
export const maker = style({ display: 'none', '@media': { print: { display: 'flex', justifyContent: 'center' } } })
const printed = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules as object } })
printed(`body:has(${receipt}) > *:not(:has(${receipt}))`, { display: 'none' })
printed(`[data-component="Sheet"]:has(${receipt})`, {
  position: 'static',
  display: 'block',
  blockSize: 'auto',
  padding: 0,
  background: 'none',
})
printed(`[data-component="Sheet"]:has(${receipt}) *:has(> ${receipt})`, { overflow: 'visible' })
printed(`[data-component="Sheet"]:has(${receipt}) > *`, {
  inlineSize: '100%',
  /* In print, the receipt is as wide as on desktops, so that a name and its amount stay close to each other. */
  maxInlineSize: '30rem',
  marginInline: 'auto',
  maxBlockSize: 'none',
  boxShadow: 'none',
  borderRadius: 0,
})
printed(`[data-component="Sheet"]:has(${receipt}) [data-part="footer"] button`, { display: 'none' })
printed(`[data-component="Sheet"]:has(${receipt}) [data-part="header"] button`, { display: 'none' })
printed(`${receipt} button`, { display: 'none' })
/* Browsers print no backgrounds, so the padding of a box would look like an indent; it is removed. */
printed(`${bill}, ${receipt} [data-component="CopyField"] > :first-child`, { paddingInline: 0 })
printed(`${receipt} [data-component="CopyField"] > :first-child`, { minBlockSize: 0, border: 0 })
printed(tile, { inlineSize: 'auto' })
