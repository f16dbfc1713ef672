import { style } from '@vanilla-extract/css'
import { text } from '../../tokens/typography.ts'

/** Keeps lines short enough to read at a glance. */
export const words = style({ ...text('body'), maxInlineSize: '36ch', overflowWrap: 'anywhere' })
