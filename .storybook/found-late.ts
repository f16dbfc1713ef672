import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names of packages that a source imports for running, not for types; styles and our own packages aside. */
export function packagesIn(source: string): string[] {
  const spoken = source.matchAll(
    /(?:^|\n)(?:import|export)(?!\s+type\b)[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?from\s+'([^'.#][^']*)'|import\('([^'.#][^']*)'\)/g,
  )
  return [...spoken]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((name) => name !== '' && !/^(?:node:|@wasla\/|storybook|@storybook|vitest|virtual:)|\.css$|\?url$/.test(name))
}

/**
 * What the bundler would find only while stories run, and then reload the page under a test of a cold run: every package that the
 * sources of a workspace package import, read from them, so that none is forgotten. `owner > name` resolves it from where it is used.
 */
export function foundLate(root: string, folder: string, owner: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|vite|e2e)$/.test(name),
  }).filter((file) => !/\.(?:test|css|generated)\.tsx?$|\.d\.ts$/.test(file))
  const found = new Set(files.flatMap((file) => packagesIn(readFileSync(path.join(root, file), 'utf8'))))
  return [...found].toSorted().map((name) => `${owner} > ${name}`)
}
