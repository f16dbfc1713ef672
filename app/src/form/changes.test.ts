import { expect, it } from 'vitest'
import { changesSince } from './changes.ts'

type Draft = { name: string; bio: string }

it('drops the changes that were sent and keeps those made in the meantime', () => {
  expect(changesSince<Draft>({ name: 'Sara', bio: 'Old' }, { name: 'Sara', bio: 'New' })).toEqual({ bio: 'New' })
  expect(changesSince<Draft>({}, { name: 'Sara' })).toEqual({ name: 'Sara' })
  expect(changesSince<Draft>({ name: 'Sara' }, {})).toEqual({})
})
