import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../build.ts'
import { unspokenTerms } from '../checks/glossary.ts'
import { isTest, limitsOfTheirOwn } from '../checks/limits.ts'
import { catalogueProblems, missingIds, spelledNames, unusedIds, type Texts } from '../checks/messages.ts'
import { appendices, statedProblems, statedRows } from '../checks/stated.ts'
import { decidedIds, notBuiltYet, withCodes } from '../checks/stated-ids.ts'
import { mayNameTheProduct, namedAfterTheProduct } from '../checks/product-nouns.ts'
import { lostLinks, lostPaths, treeOf } from '../checks/paths.ts'
import { definedIn, recordOf, unresolvedReferences } from '../checks/references.ts'
import { fieldsWithoutText, usesOfGeneralText } from '../checks/required-texts.ts'
import { problemsWithoutMend, stoppedToasts, toastIds, wordingProblems } from '../checks/wording.ts'
import { idiomsIn } from '../checks/idioms.ts'
import { isWritten } from '../checks/sources.ts'
import { forbiddenWords } from '../checks/words.ts'
import { writeGenerated } from '../generated.ts'
import { supplyProblems } from '../supply/check.ts'
import type { Choice } from '../changes/choose.ts'
import { capture, inRoot, installed, root, type Ended } from '../process.ts'
import { checked, type Part, type Result } from './part.ts'
import { fromLint, fromPlaywright, fromVitest } from './reports.ts'

const reports = inRoot('.cache', 'reports')
const lines = (text: string, pattern: RegExp) => text.split('\n').filter((line) => pattern.test(line))

function readReport(file: string): never | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as never
  } catch {
    return undefined
  }
}

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => /(^|[\\/])(node_modules|dist|generated|\.cache)$/.test(name) })
const read = (file: string) => readFileSync(inRoot(file), 'utf8')

/** Returns the files of a choice; empty if all are meant. */
const chosen = (choice?: Choice): readonly string[] => (choice === undefined || choice.files === 'all' ? [] : choice.files)

let typeCheck: Promise<Ended> | undefined
const checkTypes = () => (typeCheck ??= capture(installed('tsc'), ['-b', '--pretty', 'false']))

async function types(): Promise<Result[]> {
  const { code, output } = await checkTypes()
  const errors = lines(output, /error TS\d+/)
  return [{ name: 'types', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : Math.max(1, errors.length), output }]
}

/** Lint rules that use types read the declarations that the type check writes. */
async function lint(choice?: Choice): Promise<Result[]> {
  await checkTypes()
  const { code, output } = await capture(installed('oxlint'), ['--format', 'json', ...chosen(choice)])
  try {
    return fromLint(JSON.parse(output) as Parameters<typeof fromLint>[0])
  } catch {
    return [{ name: 'lint', passed: 0, failed: Math.max(1, code), output }]
  }
}

async function format(): Promise<Result[]> {
  const { output } = await capture(installed('oxfmt'), ['--list-different', '--no-error-on-unmatched-pattern'])
  const files = lines(output, /\S/)
  return [
    checked(
      'format',
      files.length > 0
        ? [`npm run format mends ${files.length} files: ${files.slice(0, 20).join(', ')}${files.length > 20 ? ', …' : ''}`]
        : [],
    ),
  ]
}

/** Fails if nobody imports an export or a file. `knip.jsonc` names the few that are read without an import, with the reason. */
async function exportsUsed(): Promise<Result[]> {
  const { code, output } = await capture(installed('knip'), ['--treat-config-hints-as-errors'])
  return [checked('exports', code === 0 ? [] : [output])]
}

/** Returns whether messages are used by their code instead of their id: those of errors and fields. Types prove that they are complete. */
const isUsedByCode = (name: string) => /(errors\/messages|i18n\/fields)$/.test(name)

function messages(): Promise<Result[]> {
  const catalogues = filesOf('app/src/**/en.json', 'design-system/messages/en.json', 'server/contract/errors/messages/en.json').map(
    (file) => {
      const folder = path.dirname(file).replaceAll('\\', '/')
      return { name: folder, en: JSON.parse(read(file)) as Texts, ar: JSON.parse(read(`${folder}/ar.json`)) as Texts }
    },
  )
  const sources = (folder: string) =>
    filesOf(`${folder}/**/*.ts`, `${folder}/**/*.tsx`)
      .filter((file) => !/\.(test|stories)\.|[\\/](?:e2e|testing)[\\/]/.test(file))
      .map(read)
  const system = sources('design-system')
  // Rules of the contract may name the message that reports them.
  const app = [...sources('app'), ...sources('server/contract')]
  const ids = new Set(catalogues.flatMap(({ en }) => Object.keys(en)))
  const unused = catalogues
    .filter(({ name }) => !isUsedByCode(name))
    .flatMap(({ name, en }) =>
      unusedIds(Object.keys(en), name.startsWith('design-system') ? system : app).map((id) => `${name}: ${id} is used nowhere`),
    )
  const missing = missingIds(ids, [...system, ...app]).map((id) => `${id} is asked for and in no catalogue`)
  const stated = statedRows(appendices(read('docs/specification/decisions.md'), ['B', 'C']))
  const all = (language: 'en' | 'ar') => Object.assign({}, ...catalogues.map((one) => one[language])) as Texts
  const statedIds = withCodes(stated)
  const texts = { en: all('en'), ar: all('ar') }
  const unlike = statedProblems(stated, statedIds, notBuiltYet, texts)
  const exempt = new Set<string>([...decidedIds, ...Object.values(statedIds).flatMap((parts) => parts.flatMap((part) => part ?? []))])
  const toasts = app.flatMap((source) => toastIds([...ids], source))
  // Statements and exported lists of the wallet are written by the contract, with message files of its own.
  const ofFiles = (language: 'en' | 'ar') =>
    filesOf(`server/contract/wallet/**/messages/${language}.json`).map((file) => JSON.parse(read(file)) as Texts)
  const worded = (['en', 'ar'] as const).flatMap((language) => [
    ...[texts[language], ...ofFiles(language)].flatMap((one) => wordingProblems(language, one, exempt)),
    ...stoppedToasts(language, texts[language], [...new Set(toasts)], exempt),
  ])
  const spoken = [
    ...Object.values(texts.ar),
    read('server/contract/notifications/texts/arabic.ts'),
    ...ofFiles('ar').flatMap((one) => Object.values(one)),
  ]
  // Stories and journeys are checked too: none may expect the general message for an empty field.
  const empty = filesOf('app/**/*.ts', 'app/**/*.tsx', 'server/contract/**/*.ts').flatMap((file) => [
    ...(/\.(?:test|stories)\.tsx?$/.test(file) ? [] : fieldsWithoutText(read(file), texts.en)).map(
      (name) => `${file}: nothing says what to do if “${name}” is empty: add required.${name} and its name to required-names.ts`,
    ),
    ...(usesOfGeneralText(read(file)) > 0 ? [`${file} expects field.required: take the text of the field`] : []),
  ])
  const unspoken = unspokenTerms(read('docs/glossary.md'), spoken)
  return Promise.resolve([
    checked('messages', [
      ...catalogues.flatMap(catalogueProblems),
      ...catalogues.flatMap(spelledNames),
      ...unused,
      ...missing,
      ...unlike,
      ...worded,
      ...problemsWithoutMend(texts.en, exempt),
      ...empty,
      ...unspoken,
    ]),
  ])
}

const isOfSystem = (file: string) => /^design-system[\\/].*\.tsx?$/.test(file)

function words(): Promise<Result[]> {
  const folders = ['app', 'design-system', 'server', 'mocks', 'tools', 'docs', '.storybook', '.ci']
  const files = [...folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,json,graphql,md,mdx,html,css}`), '*.{ts,json,md,yaml}', '.ci/run']
  // Leave out the checks and their tests, because they contain the words that they look for.
  const speaking = filesOf(...files).filter((file) => !/checks[\\/](?:words|references|paths|limits|idioms)\./.test(file))
  const defined = new Set([
    ...filesOf('docs/specification/*.md').flatMap((file) => definedIn(file, read(file))),
    ...filesOf('docs/decisions/*-*.md').map(recordOf),
  ])
  const ignored = lines(read('.gitignore'), /\/$/).map((folder) => folder.replace(/^\//, ''))
  const inProject = globSync(['**/*', '.storybook/**/*', '.ci/*'], {
    cwd: root,
    exclude: (name) => /(^|[\\/])(node_modules|dist)$/.test(name),
  })
  const tree = treeOf(inProject, ignored)
  const readIfThere = (file: string) => (existsSync(inRoot(file)) ? read(file) : undefined)
  return Promise.resolve([
    checked(
      'words',
      speaking.flatMap((file) => [
        ...forbiddenWords(file, read(file)),
        ...(isWritten(file) ? idiomsIn(file, read(file)).map((problem) => `${file}:${problem}`) : []),
        ...unresolvedReferences(file, read(file), defined),
        ...lostPaths(file, read(file), tree),
        ...lostLinks(file, read(file), readIfThere),
        ...(isTest(file) ? limitsOfTheirOwn(file, read(file)) : []),
        ...(isOfSystem(file) && !mayNameTheProduct(file) ? namedAfterTheProduct(file, read(file)) : []),
      ]),
    ),
  ])
}

const supply = (): Promise<Result[]> => Promise.resolve([checked('supply', supplyProblems())])

async function generated(): Promise<Result[]> {
  const { code, output, changed } = await writeGenerated()
  if (code !== 0) return [{ name: 'generated', passed: 0, failed: 1, output }]
  return [
    checked(
      'generated',
      changed.map((file) => `${file} was not what codegen makes of its source; it is now`),
    ),
  ]
}

/** Arguments for a run without the plugins for stories, which take longer to start than many tests take to run. */
const inNode = ['--config', 'vitest.node.config.ts']

const vitest =
  (name: string, projects: readonly string[], more: readonly string[] = []) =>
  async (choice?: Choice): Promise<Result[]> => {
    const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
    rmSync(file, { force: true })
    const args = [
      'run',
      ...chosen(choice).map((one) => inRoot(one)),
      ...projects.flatMap((project) => ['--project', project]),
      ...more,
      '--reporter',
      'default',
      '--reporter',
      'json',
      '--outputFile.json',
      file,
    ]
    const { code, output } = await capture(installed('vitest'), args, { env: { CI: '1' } })
    return [fromVitest(name, readReport(file), code, output)]
  }

const bundle = inRoot('.cache', 'storybook-tested')
let bundling: Promise<Ended> | undefined

/** Tests of stories use no bundle. This builds the bundle that designers and the visual comparison use. */
async function storybook(): Promise<Result[]> {
  bundling ??= capture(installed('storybook'), ['build', '--quiet', '--output-dir', bundle])
  const { code, output } = await bundling
  return [{ name: 'storybook', passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }]
}

/** Uses the bundle if it is built in the same run. What drives the browser is loaded only here, because it takes a second. */
async function mirror(choice?: Choice): Promise<Result[]> {
  const { proveChange } = await import('./mirror.ts')
  const isBuilt = bundling !== undefined && (await bundling).code === 0
  return proveChange(isBuilt ? bundle : undefined, choice)
}

async function journeys(choice?: Choice): Promise<Result[]> {
  const built = await buildApp(console.error)
  if (built !== 0) return [{ name: 'journeys', passed: 0, failed: 1, output: 'The app does not build.' }]
  const file = path.join(reports, 'journeys.json')
  rmSync(file, { force: true })
  const { code, output } = await capture(
    installed('playwright'),
    [
      'test',
      '--config',
      'app/e2e/playwright.config.ts',
      '--reporter',
      'list,json',
      ...(choice === undefined || choice.files === 'all' ? [] : choice.files),
    ],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: '1' },
    },
  )
  return [fromPlaywright('journeys', readReport(file), code, output)]
}

/**
 * All parts of `npm test`. Stories take longest and use two lanes; while they run, all other parts run in the third lane, the fastest
 * first. Journeys time a real server, so they run alone.
 */
export const parts: readonly Part[] = [
  { name: 'types', lanes: 1, run: types },
  { name: 'stories', lanes: 2, run: vitest('stories', ['stories-en', 'stories-ar'], ['--maxWorkers', '2']) },
  { name: 'messages', lanes: 1, run: messages },
  { name: 'words', lanes: 1, run: words },
  { name: 'supply', lanes: 1, run: supply },
  { name: 'exports', lanes: 1, run: exportsUsed },
  { name: 'lint', lanes: 1, run: lint },
  { name: 'format', lanes: 1, run: format },
  { name: 'generated', lanes: 1, run: generated },
  { name: 'storybook', lanes: 1, run: storybook },
  { name: 'mirror', lanes: 2, run: mirror },
  { name: 'server', lanes: 1, run: vitest('server', ['server'], inNode) },
  { name: 'unit', lanes: 1, run: vitest('unit', ['mocks', 'app', 'design-system', 'tools'], inNode) },
  { name: 'parity', lanes: 1, run: vitest('parity', ['parity'], inNode) },
  { name: 'journeys', lanes: 'all', run: journeys },
]

export const prepareReports = (): void => void mkdirSync(reports, { recursive: true })
