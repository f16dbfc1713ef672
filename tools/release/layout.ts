import { copyFileSync, chmodSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from '../process.ts'
import { ownSbom } from '../supply/sbom.ts'

/** Name of the bill of materials inside a release. */
export const sbomName = 'sbom.cdx.json'

/** Sources that the server runs as they are. Of the mocks, it loads only the demo world. */
const sources = ['server/src/**/*', 'server/contract/**/*', 'mocks/world/**/*']

/** Packages are installed from the lockfile, which compares itself with every manifest. */
const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', '{app,design-system,mocks,server}/package.json']
const built = ['app/dist/**/*', 'app/dist-ssr/**/*']
const forPeople = ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs/{*,operating/*}.md', 'deploy/**/*']

const isForMakers = (file: string) => /\.(?:test|config)\.ts$|(^|\/)testing\/|\.(?:tsbuildinfo|md)$|(^|\/)tsconfig\.json$/u.test(file)

function filesOf(patterns: readonly string[]): string[] {
  const found = globSync([...patterns], { cwd: root, withFileTypes: true, exclude: (entry) => entry.name === 'node_modules' })
  return found.flatMap((entry) =>
    entry.isFile() ? path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/') : [],
  )
}

/** Returns the files of this project that a release contains, under the same names, in order. Throws if the app is not built. */
function releasedFiles(): readonly string[] {
  if (!existsSync(inRoot('app', 'dist', 'index.html'))) throw new Error('The app is not built: run `npm run build`.')
  const code = filesOf(sources).filter((file) => !isForMakers(file))
  return [...new Set([...code, ...filesOf([...manifests, ...built, ...forPeople])])].toSorted()
}

/** Writes the files of a release into a folder, readable by everybody, and returns their names in order. Packages are not installed. */
export function writeLayout(folder: string): readonly string[] {
  const files = releasedFiles()
  for (const file of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(inRoot(file), target)
    chmodSync(target, 0o644)
  }
  writeFileSync(path.join(folder, sbomName), ownSbom(), { mode: 0o644 })
  return [...files, sbomName].toSorted()
}
