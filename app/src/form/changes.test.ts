import { expect, it } from 'vitest'
import { changesSince } from './changes.ts'

type Draft = { name: string; bio: string }

it('what was sent is forgotten, what was typed while it was under way is not', () => {
  expect(changesSince<Draft>({ name: 'Sara', bio: 'Old' }, { name: 'Sara', bio: 'New' })).toEqual({ bio: 'New' })
  expect(changesSince<Draft>({}, { name: 'Sara' })).toEqual({ name: 'Sara' })
  expect(changesSince<Draft>({ name: 'Sara' }, {})).toEqual({})
})
