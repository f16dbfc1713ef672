import { expect, it } from 'vitest'
import { differences } from './generated.ts'

it('differences names files that changed, appeared or disappeared, and no others', () => {
  const before = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ])
  const after = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ])
  expect(differences(before, after)).toEqual(['changed', 'gone', 'new'])
})
