import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of the packages that a source imports at run time, without types, styles and our own packages. */
export function packagesIn(source: string): string[] {
  const spoken = source.matchAll(
    /(?:^|\n)(?:import|export)(?!\s+type\b)[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?from\s+'([^'.#][^']*)'|import\('([^'.#][^']*)'\)/g,
  )
  return [...spoken]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((name) => name !== '' && !/^(?:node:|@wasla\/|storybook|@storybook|vitest|virtual:)|\.css$|\?url$/.test(name))
}

/**
 * Every package that the sources of a workspace package import, to be bundled before the first story. The bundler would find some only
 * while stories run, and would then reload the page during a test. `owner > name` resolves a package from where it is used.
 */
export function foundLate(root: string, folder: string, owner: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|vite|e2e)$/.test(name),
  }).filter((file) => !/\.(?:test|css|generated)\.tsx?$|\.d\.ts$/.test(file))
  const found = new Set(files.flatMap((file) => packagesIn(readFileSync(path.join(root, file), 'utf8'))))
  return [...found].toSorted().map((name) => `${owner} > ${name}`)
}
