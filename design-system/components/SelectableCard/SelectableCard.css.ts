import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'
import { box as boxBase } from '../Checkbox/Checkbox.css.ts'
import { ring as ringBase } from '../RadioGroup/RadioGroup.css.ts'

export const cardLayouts = ['tile', 'row', 'list'] as const

const twoHairs = `calc(${fixed.space.hair} * 2)`
const grid = style({ display: 'grid', gap: fixed.space.xs })

/** A row has as many tiles as fit, or at most two `row` cards. */
export const cards = styleVariants({
  tile: [grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' }],
  row: [grid, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }],
  list: [
    {
      display: 'grid',
      overflow: 'hidden',
      background: vars.colour.surface,
      border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
      borderRadius: fixed.radius.control,
    },
  ],
})

export const item = style({ display: 'grid', minInlineSize: 0 })

const cardBase = style({
  columnGap: fixed.space.sm,
  rowGap: fixed.space.xs,
  minBlockSize: fixed.control.field,
  paddingInline: fixed.space.md,
  paddingBlock: fixed.space.sm,
  background: vars.colour.surface,
  color: vars.colour.text,
  border: `${fixed.space.hair} solid ${vars.colour.borderControl}`,
  borderRadius: fixed.radius.control,
  cursor: 'pointer',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: fixed.motion.fast,
  selectors: {
    '&[data-hovered]': { borderColor: vars.colour.text },
    '&[data-pressed]': { background: vars.colour.sunken },
    '&[data-invalid]': { borderColor: vars.colour.danger },
    '&[data-selected]': { borderColor: vars.colour.primary, boxShadow: `inset 0 0 0 ${fixed.space.hair} ${vars.colour.primary}` },
    '&[data-readonly]': { background: vars.colour.sunken, borderColor: vars.colour.border, cursor: 'default' },
    '&[data-readonly][data-selected]': { boxShadow: 'none', borderColor: vars.colour.borderControl },
    '&[data-disabled]': {
      background: vars.colour.sunken,
      borderColor: vars.colour.border,
      color: vars.colour.textMuted,
      cursor: 'not-allowed',
    },
    '&[data-disabled][data-selected]': { boxShadow: 'none', borderColor: vars.colour.borderControl },
    '&[data-focus-visible]': { outline: `${twoHairs} solid ${vars.colour.focus}`, outlineOffset: twoHairs },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight', outline: `${fixed.space.hair} solid Highlight`, outlineOffset: 0 },
        '&[data-readonly]': { borderStyle: 'dashed', borderColor: 'CanvasText', outline: 'none' },
        '&[data-focus-visible]': { outline: `${twoHairs} solid Highlight`, outlineOffset: twoHairs },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

export const card = styleVariants({
  tile: [cardBase, { display: 'grid', gridTemplateColumns: '1fr auto', gridTemplateRows: 'auto 1fr' }],
  row: [cardBase, { display: 'flex', alignItems: 'center' }],
  list: [
    cardBase,
    {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: `calc(${fixed.control.large} + ${fixed.space.xs})`,
      border: 0,
      borderRadius: 0,
      selectors: {
        [`${item}:not(:first-child) > &`]: { borderBlockStart: `${fixed.space.hair} solid ${vars.colour.border}` },
        '&[data-selected]': { background: vars.colour.primaryTint, boxShadow: 'none' },
        '&[data-focus-visible]': { outlineOffset: `calc(${twoHairs} * -1)` },
      },
    },
  ],
})

/** Position of the radio or checkbox: at the end of a tile's first line or of a list's line, at the start of a row. */
const place = { tile: { gridColumn: 2, gridRow: 1 }, row: { order: -1 }, list: { order: 1 } } as const
const markInCard = style({
  marginBlock: 0,
  selectors: {
    '[data-selected][data-invalid] > &': { borderColor: vars.colour.primary },
    /* The card has the ground of the mark, so only the border shows where the mark is. */
    '[data-readonly] > &, [data-disabled] > &': { borderColor: vars.colour.borderControl },
  },
  '@media': {
    [media.forced]: {
      selectors: { '[data-readonly] > &': { borderColor: 'CanvasText' }, '[data-disabled] > &': { borderColor: 'GrayText' } },
    },
  },
})
export const ring = styleVariants(place, (at) => [ringBase, markInCard, at])
export const box = styleVariants(place, (at) => [boxBase, markInCard, at])

const signBase = style({
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  blockSize: fixed.space.xl,
  selectors: { '[data-selected] > &': { color: vars.colour.primary }, '[data-disabled] > &': { color: 'inherit' } },
})
export const sign = styleVariants({
  tile: [signBase, { gridColumn: 1, gridRow: 1, justifySelf: 'start' }],
  row: [signBase],
  list: [
    signBase,
    {
      justifyItems: 'center',
      inlineSize: fixed.picture.medium,
      blockSize: fixed.picture.medium,
      borderRadius: fixed.radius.control,
      background: vars.colour.sunken,
      selectors: { '[data-selected] > &': { background: vars.colour.surface, color: 'inherit' } },
    },
  ],
})

const wordsBase = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const words = styleVariants({
  tile: [wordsBase, { gridColumn: '1 / -1', gridRow: 2, alignContent: 'start' }],
  row: [wordsBase, { flex: 1 }],
  list: [wordsBase, { flex: 1 }],
})
export const title = styleVariants({ tile: text('label'), row: text('body'), list: text('label') })
export const description = style({ ...text('caption'), color: vars.colour.textMuted })
