import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, fingerprints } from '../fingerprint.ts'
import { capture, inRoot, installed, root } from '../process.ts'
import { listComponents } from '../components/list.ts'
import { pack } from '../release/pack.ts'
import { changelogOf } from './changelog.ts'
import { readDeclarations, writeDeclarations } from './declarations.ts'
import { entriesOf } from './entries.ts'
import { packedManifest } from './manifest.ts'
import { archive, folder, home, sourceManifest } from './places.ts'
import { apiReport, customProperties } from './report.ts'

/** Name of the report of the interface inside the package. */
const reportName = 'api.txt'

const inputs = [
  'design-system',
  'tools/package',
  'tools/components',
  '.storybook/props',
  'tools/release/pack.ts',
  'CHANGELOG.md',
  'LICENSE',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]
const isNoInput = (file: string) => /\.(test|stories|sample)\.[tj]sx?$|\.mdx$|^design-system\/(?:example|stories)\//.test(file)
const marks = fingerprints(inRoot('.cache', 'fingerprints.json'))

async function runOrThrow(command: string, args: string[]): Promise<void> {
  const { code, output } = await capture(installed(command), args, { env: { NODE_ENV: 'production' } })
  if (code !== 0) throw new Error(output.trim())
}

const at = (...parts: string[]) => path.join(folder, ...parts)

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(at(to)), { recursive: true })
  copyFileSync(from, at(to))
}

function writeMessages(language: 'en' | 'ar'): void {
  const source = path.join(home, 'messages', `${language}.json`)
  copy(source, `messages/${language}.json`)
  for (const kind of ['dist', 'types']) mkdirSync(at(kind, 'messages'), { recursive: true })
  writeFileSync(at('dist', 'messages', `${language}.js`), `export const messages = ${readFileSync(source, 'utf8').trimEnd()}\n`)
  writeFileSync(
    at('types', 'messages', `${language}.d.ts`),
    '/** All messages of the components in this language, by id. */\nexport declare const messages: Readonly<Record<string, string>>;\n',
  )
}

/** Removes the modules of styles, which the build leaves empty. Only such modules import them. */
function removeEmptyModules(): void {
  rmSync(at('dist', 'all-styles.js'))
  for (const file of globSync('themes/*.styles.js', { cwd: at('dist') })) rmSync(at('dist', file))
  for (const file of globSync('tokens/**/*.js', { cwd: folder })) rmSync(at(file))
}

async function writeFiles(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await runOrThrow('tsc', ['-b', 'design-system', '--pretty', 'false'])
  const vite = ['build', '--config', inRoot('tools/package/vite.config.ts'), '--configLoader', 'native']
  await runOrThrow('vite', vite)
  await runOrThrow('vite', [...vite, '--mode', 'tokens'])
  removeEmptyModules()
  const entries = entriesOf(home)
  const declarations = readDeclarations(inRoot('.cache', 'types', 'design-system'), entries.values())
  writeDeclarations(at('types'), declarations)
  writeMessages('en')
  writeMessages('ar')
  for (const file of globSync('*.tokens.json', { cwd: path.join(home, 'tokens/export') }))
    copy(path.join(home, 'tokens/export', file), `tokens/${file}`)
  copy(path.join(home, 'node_modules/@fontsource-variable/readex-pro/LICENSE'), 'dist/fonts/LICENSE-readex-pro')
  copy(path.join(home, 'node_modules/@fontsource/mada/LICENSE'), 'dist/fonts/LICENSE-mada')
  copy(inRoot('LICENSE'), 'LICENSE')
  copy(path.join(home, 'README.md'), 'README.md')
  writeFileSync(at('CHANGELOG.md'), changelogOf(readFileSync(inRoot('CHANGELOG.md'), 'utf8')))
  writeFileSync(at(reportName), apiReport(entries, declarations, customProperties(readFileSync(at('dist', 'styles.css'), 'utf8'))))
  writeFileSync(at('components.json'), `${JSON.stringify(listComponents(home, sourceManifest().name), null, 2)}\n`)
  writeFileSync(at('package.json'), `${JSON.stringify(packedManifest(entries), null, 2)}\n`)
}

/** Returns the names of all files of the package, in order. */
const packedFiles = (): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()

/** Builds and packs the design system if one of its inputs has changed. Throws with the output of the step that failed. */
export async function packSystem(): Promise<void> {
  const now = fingerprint(root, inputs, isNoInput)
  if (marks.isCurrent('package', now, archive)) return
  rmSync(archive, { force: true })
  await writeFiles()
  await pack(folder, packedFiles(), 'package', archive)
  marks.set('package', now)
}
