import { expect, it } from 'vitest'
import { linkModeOf } from './link-mode.ts'

it.each([
  ['Draft', 'none'],
  ['Soon', 'pass'],
  ['Active', 'count'],
  ['OnHold', 'cap'],
  ['Retired', 'pass'],
] as const)('what a link does if its program is %s: %s', (status, mode) => expect(linkModeOf(status)).toBe(mode))
