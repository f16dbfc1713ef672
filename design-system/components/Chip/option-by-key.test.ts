import { expect, it } from 'vitest'
import { optionByKey } from './option-by-key.ts'

const options = [
  { id: 'any', label: 'Any kind' },
  { id: 'brand', label: 'Brand' },
  { id: 'agency', label: 'Agency' },
  { id: 'agent', label: 'Agent' },
]

it.each([
  ['ArrowRight', 'any', 'brand'],
  ['ArrowLeft', 'agency', 'brand'],
  ['ArrowLeft', 'any', undefined],
  ['ArrowRight', 'agent', undefined],
  ['b', 'any', 'brand'],
  ['A', 'brand', 'agency'],
  ['a', 'agent', 'any'],
  ['z', 'any', undefined],
  [' ', 'any', undefined],
  ['Enter', 'any', undefined],
] as const)('the key %s at the option %s chooses %s', (key, value, chosen) =>
  expect(optionByKey(key, options, value, 'en')?.id).toBe(chosen),
)

it('a letter finds Arabic options with any form of hamza', () =>
  expect(optionByKey('ا', [...options, { id: 'last', label: 'أخرى' }], 'any', 'ar')?.id).toBe('last'))
