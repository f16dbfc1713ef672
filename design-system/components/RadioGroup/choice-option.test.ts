import { expect, it } from 'vitest'
import { chosenOf } from './choice-option.ts'

const options = [{ id: 'phone' }, { id: 'email' }, { id: 'chat' }] as const

it('gives the chosen options in the order of the list, whatever the order of choosing', () => {
  expect(chosenOf(options, ['chat', 'phone'])).toEqual(['phone', 'chat'])
})
it('gives nothing that is not on the list', () => expect(chosenOf(options, new Set(['fax', 'email', 'email']))).toEqual(['email']))
