import { expect, it } from 'vitest'
import { definedNumbers, unresolvedReferences } from './references.ts'

const defined = definedNumbers('| # | Left open |\n|---|---|\n| D-13 | Links |\n| F8 | an empty file |\n| see D-99 | mentioned only |\n')

it('definedNumbers reads the first cell of each row, and ignores numbers that are only mentioned', () =>
  expect([...defined]).toEqual(['D-13', 'F8']))

it('unresolvedReferences accepts a reference to a number that exists', () =>
  expect(unresolvedReferences('a.ts', '/** Ten at most (D-13); an empty file is refused (F8). */', defined)).toEqual([]))

it('unresolvedReferences reports a reference to a number that does not exist, with its line', () =>
  expect(unresolvedReferences('a.ts', 'fine\n// (D-14, F9)', defined)).toEqual([
    'a.ts:2: docs/specification defines no D-14',
    'a.ts:2: docs/specification defines no F9',
  ]))

it.each(['UTF-8', 'ISO-8859-06', 'X-Request-Id', 'GPT-A-14x', 'press F5', 'rgb(0F0)', '<path d="M-13 0H13" />'])(
  'unresolvedReferences ignores %s',
  (text) => expect(unresolvedReferences('a.ts', text, defined)).toEqual([]),
)
