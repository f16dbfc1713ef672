import { expect, it } from 'vitest'
import { joinErrand } from './join-errand.ts'

function box(stored: string | null = null) {
  let value = stored
  return { getItem: () => value, setItem: (_: string, next: string) => void (value = next), removeItem: () => void (value = null) }
}

it('keeps the program to go back to, until one is back', () => {
  const tab = box()
  joinErrand.store(tab, '/program/p/overview')
  expect(joinErrand.read(tab)).toBe('/program/p/overview')
  joinErrand.forget(tab)
  expect(joinErrand.read(tab)).toBeNull()
})

it.each(['https://elsewhere.example/program/p', '//elsewhere.example', '/wallet', '', '/program/../wallet'])(
  'leads nowhere else: %s',
  (stored) => expect(joinErrand.read(box(stored))).toBeNull(),
)
