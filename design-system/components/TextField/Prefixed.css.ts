import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'
import { vars } from '../../tokens/vars.css.ts'
import { atPageStart, input as bare } from '../Field/Field.css.ts'

/** Fixes the alignment to the page's start side. The left-to-right elements inside inherit this alignment. */
export const area = style([atPageStart, { flex: 1, minInlineSize: 0, display: 'block' }])

export const row = style({ position: 'relative', display: 'flex', alignItems: 'center' })

const unseen = { content: 'attr(data-text)', visibility: 'hidden', whiteSpace: 'pre' } as const

/** Reserves the width of the mark, also if the text is longer than the box. */
export const room = style({ ...text('control'), flex: 'none', '::before': unseen })

export const input = style([bare, { textAlign: 'inherit' }])

/** A line across the middle of the field. The page's direction decides at which side the text of the line starts. */
export const over = style({
  ...text('control'),
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
  pointerEvents: 'none',
})

export const run = style({ display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'top' })

export const mark = style({ flex: 'none', color: vars.colour.textMuted })

export const copy = style({ flex: '0 1 auto', minInlineSize: 0, overflow: 'hidden', '::before': unseen })
