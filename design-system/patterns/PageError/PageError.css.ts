import { style } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: fixed.space.sm,
  minBlockSize: '60dvh',
  padding: `${fixed.space.huge} ${fixed.space.gutter}`,
  textAlign: 'center',
})

export const stroke = style({ inlineSize: '8.25rem', marginBlockEnd: fixed.space.md })

export const slot = style({ inlineSize: 'min(100%, 26rem)', marginBlockStart: fixed.space.xs, textAlign: 'start' })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: fixed.space.sm,
  marginBlockStart: fixed.space.sm,
})
