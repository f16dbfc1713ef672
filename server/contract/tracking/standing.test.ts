import { expect, it } from 'vitest'
import { linkStanding } from './standing.ts'

it.each([
  ['Draft', 'none'],
  ['Soon', 'pass'],
  ['Active', 'count'],
  ['OnHold', 'cap'],
  ['Retired', 'pass'],
] as const)('what a link does if its program is %s: %s', (status, standing) => expect(linkStanding(status)).toBe(standing))
