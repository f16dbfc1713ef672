import { expect, it } from 'vitest'
import { moduleOf, ownOf, tooEarly } from './own-weight.ts'

const scripts = (...paths: string[]) => new Map(paths.map((path) => [path, 1000] as const))

it('ownOf counts scripts that neither the sign-in page nor another page loaded', () =>
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
])('moduleOf(%j) is %s', (path, name) => expect(moduleOf(path)).toBe(name))

it('tooEarly returns modules that were loaded before they were needed', () =>
  expect(tooEarly(scripts('/assets/QrDialog-6WyNLS7H.js', '/assets/main-12345678.js'), ['QrDialog', 'LocalWidget'])).toEqual(['QrDialog']))
