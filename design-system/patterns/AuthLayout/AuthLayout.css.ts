import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { text } from '../../tokens/typography.ts'
import { fixed, vars } from '../../tokens/vars.css.ts'

/** Dimensions of the poster: the word is drawn for a page 1236 px wide, and its stroke passes behind the middle of the card. */
const poster = { wordWidth: '1236px', wordTop: '266px', cardWidth: '440px', cardField: '37.5rem' }
const barWidth = '1280px'

export const page = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  minBlockSize: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: fixed.space.xs,
  inlineSize: '100%',
  maxInlineSize: barWidth,
  minBlockSize: '3.5rem',
  paddingInline: fixed.space.gutter,
  '@media': { [media.desktop]: { minBlockSize: fixed.space.vast } },
})

export const back = style({ marginInlineStart: `calc(${fixed.space.sm} * -1)`, '@media': { [media.desktop]: { display: 'none' } } })
export const language = style({ marginInlineStart: 'auto' })

export const longWord = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: poster.wordTop,
  insetInlineStart: `calc(50% - ${poster.wordWidth} / 2)`,
  inlineSize: poster.wordWidth,
  display: 'none',
  '@media': { [media.poster]: { display: 'block' } },
})

export const shortWord = style({
  inlineSize: `min(100% - ${fixed.space.gutter} * 2, ${poster.cardWidth})`,
  marginBlockStart: fixed.space.xl,
  '@media': { [media.poster]: { display: 'none' } },
})

export const place = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  inlineSize: '100%',
  paddingBlock: `${fixed.space.huge} ${fixed.space.xl}`,
  '@media': {
    [media.desktop]: { paddingInline: fixed.space.gutter },
    [media.poster]: { minBlockSize: poster.cardField, alignContent: 'center', paddingBlock: fixed.space.xl },
  },
})

export const card = style({
  inlineSize: '100%',
  minInlineSize: 0,
  paddingInline: fixed.space.lg,
  overflowWrap: 'break-word',
  '@media': {
    [media.desktop]: {
      maxInlineSize: poster.cardWidth,
      padding: fixed.space.xxl,
      background: vars.colour.surface,
      border: `${fixed.space.hair} solid ${vars.colour.border}`,
      borderRadius: fixed.radius.card,
    },
  },
})

export const footer = style({
  ...text('caption'),
  marginBlock: `auto ${fixed.space.xl}`,
  paddingBlock: fixed.space.sm,
  paddingInline: fixed.space.gutter,
  textAlign: 'center',
  color: vars.colour.textMuted,
  background: vars.colour.canvas,
  borderRadius: fixed.radius.full,
})
