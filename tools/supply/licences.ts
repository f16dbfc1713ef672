import satisfies from 'spdx-satisfies'
import type { Installed } from './installed.ts'
import type { LockedPackage } from './lockfile.ts'

/** Licences that a package of the product may have: each lets anybody use and sell the product, and asks for no more than its notice. */
const allowed = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'] as const

type Exception = { of: RegExp; licence: string; why: string }

/** Packages with another licence, and why they may stay. */
const exceptions: readonly Exception[] = [
  {
    of: /^@img\/sharp-(?:libvips-|win32-|wasm32$)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is unchanged and in a library of its own, which anybody can replace',
  },
  { of: /^@resvg\/resvg-js/, licence: 'MPL-2.0', why: 'its files are unchanged, and the licence reaches no others' },
  { of: /^@(?:expo-google-fonts|fontsource|fontsource-variable)\//, licence: 'OFL-1.1', why: 'a font that is served as it is' },
]

type Stated = { of: RegExp; licence: string; why: string }

const otherPlatform = 'most of them are for other platforms and not installed'

/**
 * Licences of packages that are not installed everywhere or state their licence badly. If such a package is installed and states one,
 * it has to be the same.
 */
const statedHere: readonly Stated[] = [
  { of: /^@img\/sharp-libvips-/, licence: 'LGPL-3.0-or-later', why: otherPlatform },
  { of: /^@img\/sharp-win32-/, licence: 'Apache-2.0 AND LGPL-3.0-or-later', why: otherPlatform },
  { of: /^@img\/sharp-wasm32$/, licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', why: otherPlatform },
  { of: /^@img\/sharp-/, licence: 'Apache-2.0', why: otherPlatform },
  { of: /^@emnapi\/runtime$/, licence: 'MIT', why: otherPlatform },
  { of: /^@node-rs\/argon2-/, licence: 'MIT', why: otherPlatform },
  { of: /^@resvg\/resvg-js-/, licence: 'MPL-2.0', why: otherPlatform },
  { of: /^ibantools$/, licence: 'MIT OR MPL-2.0', why: 'it writes “or” in lower case' },
  { of: /^png-js$/, licence: 'MIT', why: 'only its file LICENSE says so' },
]

const written = ({ license, licenses }: Installed['manifest']): string | undefined =>
  license ?? (licenses && licenses.map(({ type }) => type).join(' OR '))

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Returns the licence of a package as an SPDX expression, the same on every platform. Throws a sentence if it is unknown. */
export function licenceOf({ id, name }: Pick<LockedPackage, 'id' | 'name'>, installed: ReadonlyMap<string, Installed>): string {
  const manifest = installed.get(id)?.manifest
  const itself = manifest && written(manifest)
  const stated = statedHere.find(({ of }) => of.test(name))?.licence
  if (stated && itself && !isSame(stated, itself)) throw new Error(`${id} says ${itself}, and licences.ts says ${stated}`)
  const licence = stated ?? itself?.replace(/^\((.*)\)$/, '$1')
  if (licence) return licence
  throw new Error(manifest ? `${id} states no licence` : `${id} is not installed here, and licences.ts does not state its licence`)
}

function problemOf({ id, name }: Pick<LockedPackage, 'id' | 'name'>, licence: string): string | undefined {
  const more = exceptions.filter(({ of }) => of.test(name)).map((exception) => exception.licence)
  try {
    return satisfies(licence, [...allowed, ...more]) ? undefined : `${id} has the licence ${licence}, which is not allowed`
  } catch {
    return `${id} has the licence “${licence}”, which is no SPDX expression`
  }
}

/** Returns a sentence for each package whose licence is unknown or not allowed, and for each rule that no package needs any more. */
export function licenceProblems(
  packages: readonly Pick<LockedPackage, 'id' | 'name'>[],
  installed: ReadonlyMap<string, Installed>,
): string[] {
  const idle = [...exceptions, ...statedHere]
    .filter(({ of }) => !packages.some(({ name }) => of.test(name)))
    .map(({ of }) => `No package has the name ${of.source} any more: remove it from licences.ts`)
  const problems = packages.flatMap((each) => {
    try {
      return problemOf(each, licenceOf(each, installed)) ?? []
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  })
  return [...problems, ...idle]
}
