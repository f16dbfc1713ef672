import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the names of the packages that a source imports at run time, except type imports, styles and our own packages. */
export function packagesIn(source: string): string[] {
  const spoken = source.matchAll(
    /(?:^|\n)(?:import|export)(?!\s+type\b)[^'"\n;]*(?:\{[^}]*\}[^'"\n;]*)?from\s+'([^'.#][^']*)'|import\('([^'.#][^']*)'\)/g,
  )
  return [...spoken]
    .map(([, named, loaded]) => named ?? loaded ?? '')
    .filter((name) => name !== '' && !/^(?:node:|@wasla\/|storybook|@storybook|vitest|virtual:)|\.css$|\?url$/.test(name))
}

/**
 * Returns every package that the sources of a workspace package import. They are bundled before the first story: the bundler would find
 * some of them late, and would then reload the page during a test. `owner > name` resolves a package from the package that uses it.
 */
export function prebundledPackages(root: string, folder: string, owner: string): string[] {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => /(?:^|[\\/])(?:node_modules|dist|example|vite|e2e)$/.test(name),
  }).filter((file) => !/\.(?:test|css|generated)\.tsx?$|\.d\.ts$/.test(file))
  const found = new Set(files.flatMap((file) => packagesIn(readFileSync(path.join(root, file), 'utf8'))))
  return [...found].toSorted().map((name) => `${owner} > ${name}`)
}
