import { expect, it } from 'vitest'
import { isRunErrand, joinErrand, type JoinErrand } from './join-errand.ts'

function box(stored: string | null = null) {
  let value = stored
  return { getItem: () => value, setItem: (_: string, next: string) => void (value = next), removeItem: () => void (value = null) }
}
const errand: JoinErrand = { programId: '01930000-0000-7000-8000-000000000001', mend: 'ADD_INTERESTS' }

it('stores the program to return to and the requirement to meet, until they are forgotten', () => {
  const tab = box()
  joinErrand.store(tab, errand)
  expect(joinErrand.read(tab)).toEqual(errand)
  joinErrand.forget(tab)
  expect(joinErrand.read(tab)).toBeNull()
})

it.each([
  '/program/p/overview',
  'null',
  '7',
  JSON.stringify({ ...errand, programId: '../wallet' }),
  JSON.stringify({ ...errand, programId: 'https://elsewhere.example' }),
  JSON.stringify({ ...errand, mend: 'toString' }),
])('reads null from damaged or foreign content: %s', (stored) => expect(joinErrand.read(box(stored))).toBeNull())

it('isRunErrand returns true as soon as the program no longer has the stored requirement, even if it has another', () => {
  expect(isRunErrand(errand, { eligible: false, mend: 'ADD_INTERESTS' })).toBe(false)
  expect(isRunErrand(errand, { eligible: false, mend: 'CONNECT_PLATFORM' })).toBe(true)
  expect(isRunErrand(errand, { eligible: true, mend: null })).toBe(true)
  expect(isRunErrand(errand, null)).toBe(false)
})
