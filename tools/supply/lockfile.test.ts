import { describe, expect, it } from 'vitest'
import { directIds, productionPackages, type Lockfile } from './lockfile.ts'

const entry = (integrity = 'sha512-AAAA') => ({ resolution: { integrity } })

const lockfile: Lockfile = {
  importers: {
    '.': { dependencies: undefined, optionalDependencies: undefined },
    server: {
      dependencies: { '@scope/one': { version: '1.0.0(peer@2.0.0)' }, ours: { version: 'link:../ours' } },
      optionalDependencies: { native: { version: '3.0.0' } },
    },
  },
  packages: {
    '@scope/one@1.0.0': entry(),
    'peer@2.0.0': entry(),
    'real@4.0.0': entry(),
    'native@3.0.0': { ...entry(), os: ['linux'] },
    'test-tool@9.0.0': entry(),
  },
  snapshots: {
    '@scope/one@1.0.0(peer@2.0.0)': { dependencies: { peer: '2.0.0', alias: 'real@4.0.0' } },
    'peer@2.0.0': {},
    'real@4.0.0': { dependencies: { peer: '2.0.0' } },
    'native@3.0.0': {},
    'test-tool@9.0.0': {},
  },
}

describe('productionPackages', () => {
  it('returns what our packages depend on, directly or through others, and nothing of tests', () =>
    expect(productionPackages(lockfile).map(({ id, needs }) => [id, needs])).toEqual([
      ['@scope/one@1.0.0', ['peer@2.0.0', 'real@4.0.0']],
      ['native@3.0.0', []],
      ['peer@2.0.0', []],
      ['real@4.0.0', ['peer@2.0.0']],
    ]))

  it('marks packages that are installed only on some systems', () =>
    expect(productionPackages(lockfile).flatMap(({ id, isForOnePlatform }) => (isForOnePlatform ? id : []))).toEqual(['native@3.0.0']))

  it('throws if a package has no hash', () =>
    expect(() => productionPackages({ ...lockfile, packages: { ...lockfile.packages, 'peer@2.0.0': { resolution: {} } } })).toThrow(
      'The lockfile has no hash of peer@2.0.0.',
    ))
})

it('directIds leaves out our own packages', () => expect(directIds(lockfile, 'server')).toEqual(['@scope/one@1.0.0', 'native@3.0.0']))
