import { expect, it } from 'vitest'
import { isUserName } from '@wasla/contract/profiles/user-name.ts'
import { namesLike } from './free-names.ts'

it('namesLike suggests the group’s name first', () => {
  expect(namesLike('dallah', 'Dallah mornings')).toEqual(['dallah_mornings', 'dallah_group', 'dallah_sa', 'dallah_1', 'dallah_2'])
})

it('namesLike also suggests user names if the group’s name is Arabic', () => {
  expect(namesLike('dallah', 'صباحات الدلة')[0]).toBe('dallah_group')
})

it('namesLike never suggests the taken name or an invalid name', () => {
  for (const [taken, name] of [
    ['abc', 'ABC'],
    ['a'.repeat(20), 'x'],
    ['___', '؟'],
  ] as const) {
    const names = namesLike(taken, name)
    expect(names.filter((each) => !isUserName(each) || each === taken)).toEqual([])
  }
})
