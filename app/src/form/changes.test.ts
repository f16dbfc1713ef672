import { expect, it } from 'vitest'
import { changesSince } from './changes.ts'

type Draft = { name: string; bio: string }

it('drops the sent changes and keeps the changes made while saving', () => {
  expect(changesSince<Draft>({ name: 'Sara', bio: 'Old' }, { name: 'Sara', bio: 'New' })).toEqual({ bio: 'New' })
  expect(changesSince<Draft>({}, { name: 'Sara' })).toEqual({ name: 'Sara' })
  expect(changesSince<Draft>({ name: 'Sara' }, {})).toEqual({})
})
