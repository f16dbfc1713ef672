import { expect, it } from 'vitest'
import { isHolder } from './name-match.ts'

const noura = { firstName: 'Noura', lastName: 'Al-Harbi', name: null, nameInOtherScript: 'نورة الحربي' }

it.each(['Noura Al-Harbi', 'NOURA ALHARBI', ' noura  al harbi', 'نورة الحربي', 'نوره الحَربي', 'نُورة الحـربي'])(
  '%j is the holder’s own name',
  (name) => expect(isHolder(name, noura)).toBe(true),
)

it.each(['Noura', 'Norah Al-Harbi', 'Sara Al-Harbi', 'نورة', ''])('%j is another name', (name) => expect(isHolder(name, noura)).toBe(false))

it('a business is compared by its own name', () => {
  const cafe = { firstName: null, lastName: null, name: 'Nabt Café', nameInOtherScript: null }
  expect(['nabt cafe', 'Nabt'].map((name) => isHolder(name, cafe))).toEqual([true, false])
})
