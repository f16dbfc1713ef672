import { expect, it } from 'vitest'
import { installedPackages, type Installed } from './installed.ts'
import { licenceOf, licenceProblems } from './licences.ts'
import { productionPackages, readLockfile } from './lockfile.ts'

const packages = productionPackages(readLockfile())
const installed = installedPackages()
const made = (name: string, license?: string): readonly [{ id: string; name: string }, Map<string, Installed>] => {
  const id = `${name}@1.0.0`
  return [{ id, name }, new Map([[id, { id, manifest: license === undefined ? {} : { license }, hasGyp: false }]])]
}
/** Returns the problems of one more package, without those of the rules that it does not need. */
const problemsOf = (name: string, license?: string) => {
  const [one, itself] = made(name, license)
  return licenceProblems([...packages, one], new Map([...installed, ...itself]))
}

it('every package of the product has an allowed licence', () => expect(licenceProblems(packages, installed)).toEqual([]))

it.each(['MIT', '(GPL-3.0-only OR MIT)', 'MIT AND ISC'])('%s is allowed', (licence) => expect(problemsOf('a', licence)).toEqual([]))

it.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'LGPL-3.0-or-later'])('%s is refused', (licence) =>
  expect(problemsOf('a', licence)).toEqual([`a@1.0.0 has the licence ${licence}, which is not allowed`]),
)

it('a licence that is no SPDX expression is reported', () =>
  expect(problemsOf('a', 'see the website')).toEqual(['a@1.0.0 has the licence “see the website”, which is no SPDX expression']))

it('a package without a licence is reported', () => expect(problemsOf('a')).toEqual(['a@1.0.0 states no licence']))

it('a package that states another licence than the list here is reported', () =>
  expect(() => licenceOf(...made('@resvg/resvg-js-linux-x64-gnu', 'GPL-3.0-only'))).toThrow(
    '@resvg/resvg-js-linux-x64-gnu@1.0.0 says GPL-3.0-only, and licences.ts says MPL-2.0',
  ))

it('a package of another platform has the licence of its family', () =>
  expect(licenceOf({ id: '@img/sharp-win32-x64@1.0.0', name: '@img/sharp-win32-x64' }, new Map())).toBe('Apache-2.0 AND LGPL-3.0-or-later'))

it('a rule that no package needs is reported', () =>
  expect(licenceProblems([], new Map()).every((problem) => problem.endsWith('remove it from licences.ts'))).toBe(true))
