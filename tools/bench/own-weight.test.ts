import { expect, it } from 'vitest'
import { moduleOf, ownOf, ownOfPart, partOf, tooEarly } from './own-weight.ts'

const scripts = (...paths: string[]) => new Map(paths.map((path) => [path, 1000] as const))

it('counts what neither the sign-in page nor another page has brought', () =>
  expect(
    ownOf(scripts('/assets/a-12345678.js', '/assets/b-12345678.js', '/assets/c-12345678.js'), [
      scripts('/assets/a-12345678.js'),
      scripts('/assets/b-12345678.js'),
    ]),
  ).toBe(1000))

it.each([
  ['/assets/LocalWidget-CzOIu_-3.js', 'LocalWidget'],
  ['/assets/pdf.worker-DC1b9a-_.mjs', 'pdf.worker'],
  ['/assets/ar.json-BZu895ns.js', 'ar.json'],
])('%s is %s', (path, name) => expect(moduleOf(path)).toBe(name))

it('names what came before it was requested', () =>
  expect(tooEarly(scripts('/assets/QrDialog-6WyNLS7H.js', '/assets/main-12345678.js'), ['QrDialog', 'LocalWidget'])).toEqual(['QrDialog']))

it('a page has of its own what no page of another part fetches', () => {
  const all = new Map([
    ['/', new Map([['/assets/door.js', 5]])],
    [
      '/wallet',
      new Map([
        ['/assets/door.js', 5],
        ['/assets/money.js', 7],
        ['/assets/select.js', 11],
      ]),
    ],
    [
      '/wallet?tab=coming',
      new Map([
        ['/assets/money.js', 7],
        ['/assets/coming.js', 13],
      ]),
    ],
    ['/discover', new Map([['/assets/select.js', 11]])],
  ])
  expect(ownOfPart('/wallet', all)).toBe(7)
  expect(ownOfPart('/wallet?tab=coming', all)).toBe(20)
  expect(ownOfPart('/discover', all)).toBe(0)
})

it('steps of the wizard are one part, and pages of settings another', () => {
  expect(partOf('/programs/create/budget?draft=1')).toBe(partOf('/programs/create/guidelines'))
  expect(partOf('/settings/profile')).toBe(partOf('/settings/language'))
  expect(partOf('/wallet?tab=coming')).toBe('wallet')
  expect(partOf('/')).not.toBe(partOf('/wallet'))
})
