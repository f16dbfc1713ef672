import { expect, it } from 'vitest'
import { chosenOf } from './choice-option.ts'

const options = [{ id: 'phone' }, { id: 'email' }, { id: 'chat' }] as const

it('returns the chosen options in the order of the list, for any order of choosing', () => {
  expect(chosenOf(options, ['chat', 'phone'])).toEqual(['phone', 'chat'])
})
it('returns nothing that is not in the list', () => expect(chosenOf(options, new Set(['fax', 'email', 'email']))).toEqual(['email']))
