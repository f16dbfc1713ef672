import { expect, it } from 'vitest'
import { linkModeOf } from './link-mode.ts'

it.each([
  ['Draft', 'none'],
  ['Soon', 'pass'],
  ['Active', 'count'],
  ['OnHold', 'cap'],
  ['Retired', 'pass'],
] as const)('linkModeOf for the program status %s is %s', (status, mode) => expect(linkModeOf(status)).toBe(mode))
