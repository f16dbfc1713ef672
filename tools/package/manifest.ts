import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../process.ts'
import { sourceManifest } from './places.ts'

/** Packages that share their state with the product, so both need the same copy. */
const peers = ['react', 'react-aria-components', 'react-dom', 'react-intl']
/** The package that only the codemods need. */
const forCodemods = 'oxc-parser'
/** Packages that only the build needs: no packed file imports them. */
const builtIn = ['@fontsource-variable/readex-pro', '@vanilla-extract/css', 'country-flag-icons']

type Target = string | { types: string; default: string }

function versions(): Readonly<Record<string, string>> {
  const { catalog } = parse(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')) as { catalog: Readonly<Record<string, string>> }
  return catalog
}

/**
 * Returns the `exports` of the package. Each entry is named, so that products cannot import the files beside it. The report of the
 * interface lists the same entries.
 */
function exportsOf(entries: ReadonlyMap<string, string>): Readonly<Record<string, Target>> {
  const modules = [...entries].map(([address, file]): [string, Target] => [
    `./${address}`,
    { types: `./types/${file.replace(/\.tsx?$/u, '')}.d.ts`, default: `./dist/${address}.js` },
  ])
  const messages = ['en', 'ar'].flatMap((language): [string, Target][] => [
    [`./messages/${language}`, { types: `./types/messages/${language}.d.ts`, default: `./dist/messages/${language}.js` }],
    [`./messages/${language}.json`, `./messages/${language}.json`],
  ])
  return {
    './styles.css': './dist/styles.css',
    ...Object.fromEntries([...modules, ...messages]),
    './tokens/*.tokens.json': './tokens/*.tokens.json',
    './tokens.css': './tokens/tokens.css',
    './components.json': './components.json',
    './fonts/*': './dist/fonts/*',
    './package.json': './package.json',
  }
}

/** Returns the manifest of the published package. */
export function packedManifest(entries: ReadonlyMap<string, string>): Readonly<Record<string, unknown>> {
  const { name, version, dependencies } = sourceManifest()
  const catalog = versions()
  const ranges = (names: readonly string[]) => Object.fromEntries(names.map((one) => [one, `^${catalog[one]}`]))
  return {
    name,
    version,
    description: 'Components, patterns, tokens and messages for products in English and Arabic, left to right and right to left.',
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: exportsOf(entries),
    bin: { 'design-system-codemod': './dist/codemods/run.js' },
    peerDependencies: ranges([...peers, forCodemods]),
    peerDependenciesMeta: { [forCodemods]: { optional: true } },
    dependencies: ranges(Object.keys(dependencies).filter((one) => ![...peers, ...builtIn].includes(one))),
    engines: { node: '>=22' },
  }
}
