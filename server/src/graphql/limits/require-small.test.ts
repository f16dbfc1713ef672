import { describe, expect, it } from 'vitest'
import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import { requireSmall } from './require-small.ts'

const { items, text, values, depth } = requestLimits.variables

const list = (length: number) => Array.from({ length }, () => 'A')
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

describe('requireSmall', () => {
  it.each([
    ['a list', { a: list(items) }],
    ['a text', { a: 'x'.repeat(text) }],
    ['values', Object.fromEntries(list(values - 1).map((value, at) => [`v${at}`, value]))],
    ['levels', { a: nested(depth - 1) }],
    ['nothing', {}],
  ])('accepts the largest value that an argument takes: %s', (_, variables) => expect(() => requireSmall(variables)).not.toThrow())

  it.each([
    ['a list', { a: list(items + 1) }],
    ['a list inside another value', { a: { b: list(items + 1) } }],
    ['a text', { a: 'x'.repeat(text + 1) }],
    ['values', { a: Array.from({ length: 6 }, () => list(1_000)) }],
    ['levels', { a: nested(depth) }],
    ['levels enough to fill the stack', { a: JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown }],
  ])('refuses a larger value: %s', (_, variables) =>
    expect(() => requireSmall(variables)).toThrow(
      expect.objectContaining({ status: 400, extensions: expect.objectContaining({ code: 'DTO_VALIDATION_ERROR' }) as object }),
    ),
  )
})
