import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { operationEntries } from '@wasla/contract/api/operations.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { apiScopes, scopeName } from '@wasla/contract/api-keys/scopes.ts'
import { stayingKinds, stayingYears } from '@wasla/contract/own-data/stays.ts'
import { archiveText } from '@wasla/contract/own-data/text.ts'
import { testEvent, webhookEvents, wireType } from '@wasla/contract/webhooks/events.ts'
import { proseOf } from './checks/prose.ts'
import { inRoot } from './process.ts'
import { planted as plantedInReading } from './visual/access/fixture.ts'
import { planted as plantedInMirror } from './visual/mirror/fixture.ts'

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/{*,operating/*}.md', { cwd: inRoot() })]
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> }
/** pnpm installs packages. It is a program of its own, so the Node that the shell finds does not matter. */
const ofItsOwn = /^\.tools\/bin\/pnpm (?:install|add|update|outdated)\b/u

const commands = pages.flatMap((page) =>
  [
    ...readFileSync(inRoot(page), 'utf8').matchAll(
      /`((?:npm|npx|pnpm|node|vitest|playwright|\.tools\/bin\/pnpm|node_modules\/\.bin\/\S+) [^`]*)`/gu,
    ),
  ].map(([, command = '']) => ({ page, command })),
)

describe('commands in the documentation', () => {
  it('are found in the pages', () => expect(commands.length).toBeGreaterThan(30))

  it('name scripts that exist', () => {
    const named = commands.flatMap(({ page, command }) => {
      const name = /^npm (?:run )?(?!run\b|install\b)([\w:-]+)/u.exec(command)?.[1]
      return name && !(name in scripts) ? [`${page}: ${command}`] : []
    })
    expect(named).toEqual([])
  })

  it('work with any Node of the shell, because every script begins with the bootstrap that gets the right one', () => {
    expect(Object.values(scripts).filter((script) => !script.startsWith('node tools/bootstrap.mjs '))).toEqual([])
    const others = commands.filter(({ command }) => !command.startsWith('npm ') && !ofItsOwn.test(command))
    expect(others.map(({ page, command }) => `${page}: ${command}`)).toEqual([])
  })
})

const faults = readFileSync(inRoot('docs/faults.md'), 'utf8')
const numbersIn = (page: string) => [...page.matchAll(/^\| (F\d+) \|/gmu)].map(([, number = '']) => number)

/** Returns each file outside docs that a page links to, with the titles in quotes between its link and the next one. */
const evidenceIn = (page: string) =>
  page.split(/(?=\[[^\]\n]*\]\(\.\.\/)|\n/u).flatMap((part) => {
    const file = /^\[[^\]]*\]\(\.\.\/([^)]+)\)/u.exec(part)?.[1]
    return file === undefined ? [] : [{ file, titles: [...part.matchAll(/"([^"]+)"/gu)].map(([, title = '']) => title) }]
  })
const evidence = evidenceIn(faults)

/** Returns the titles of a test, or the names of the stories of a file. */
function titlesIn(file: string): ReadonlySet<string> {
  const source = readFileSync(inRoot(file), 'utf8')
  if (file.endsWith('.stories.tsx')) return new Set([...source.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name))
  return new Set(proseOf(file, source).flatMap(({ kind, text }) => (kind === 'title' ? [text] : [])))
}

/** Returns the titles that the named files do not have. */
const lostTitles = (named: readonly { file: string; titles: readonly string[] }[]) =>
  named.flatMap(({ file, titles }) => {
    const found = titles.length > 0 ? titlesIn(file) : new Set<string>()
    return titles.filter((title) => !found.has(title)).map((title) => `${file}: ${title}`)
  })

describe('docs/faults.md', () => {
  it('has a row for each fault of the specification, in its order', () => {
    expect(numbersIn(faults)).toEqual(numbersIn(readFileSync(inRoot('docs/specification/faults.md'), 'utf8')))
  })

  it('names tests and benches that exist', () => {
    expect(evidence.length).toBeGreaterThan(80)
    expect(evidence.filter(({ file }) => !existsSync(inRoot(file)))).toEqual([])
  })

  it('quotes only titles of the file that it names', () => expect(lostTitles(evidence)).toEqual([]))

  it('quotes a title of each test that it names', () => {
    const isTest = (file: string) => /\.(?:test|e2e)\.tsx?$|\.stories\.tsx$/u.test(file)
    expect(evidence.filter(({ file, titles }) => isTest(file) && titles.length === 0)).toEqual([])
  })
})

const day = readFileSync(inRoot('docs/a-day-in-storybook.md'), 'utf8')

/** Returns the first and the third cell of each row below a heading, without their backticks. */
function rowsBelow(heading: string): (readonly [fault: string, named: string])[] {
  const [table = ''] = (day.split(`### ${heading}\n`)[1] ?? '').split(/^#/mu)
  return [...table.matchAll(/^\| `([^`]+)` \|[^|]*\| (?:`([^`]+)` )?\|$/gmu)].map(([, fault = '', named = '']) => [fault, named])
}

describe('docs/a-day-in-storybook.md', () => {
  it('lists each fault that the mirror proof finds, with the property that it names', () =>
    expect(rowsBelow('Found by the mirror proof')).toEqual(Object.entries(plantedInMirror).map(([name, { property }]) => [name, property])))

  it('lists each fault that reading in both languages finds, with its kind', () =>
    expect(rowsBelow('Found by reading in both languages')).toEqual(
      Object.entries(plantedInReading).map(([name, { kinds }]) => [name, kinds[0]]),
    ))

  it('quotes only titles of the test that it names', () => {
    const named = evidenceIn(day.split('### Found elsewhere\n')[1] ?? '')
    expect(named.length).toBeGreaterThan(3)
    expect(lostTitles(named)).toEqual([])
  })
})

describe('the pages for integrators', () => {
  it('name every scope, operation and limit of the API', () => {
    const page = readFileSync(inRoot('docs/api.md'), 'utf8')
    const named = [...apiScopes.map(scopeName), ...operationEntries().map(([id]) => id)]
    expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
    const { perProfile, price, page: rows } = apiLimits
    expect([perProfile.count, price].map((count) => count.toLocaleString('en')).filter((count) => !page.includes(count))).toEqual([])
    expect(page).toContain(`\`limit\` is ${rows.usual} if it is missing, and ${rows.most} at most`)
  })

  it('name every event of webhooks', () => {
    const page = readFileSync(inRoot('docs/webhooks.md'), 'utf8')
    expect(
      webhookEvents
        .map(wireType)
        .concat(wireType(testEvent))
        .filter((type) => !page.includes(`\`${type}\``)),
    ).toEqual([])
  })
})

describe('docs/decisions/095-own-data.md', () => {
  it('says what stays after a deletion, why and until when, as the product does', () => {
    const page = readFileSync(inRoot('docs/decisions/095-own-data.md'), 'utf8')
    for (const kind of stayingKinds) {
      const years = stayingYears[kind]
      const end = years === null ? 'as long as others need it' : `${years} years`
      expect(page).toContain(`| ${archiveText('en', `stays.${kind}`)} | ${archiveText('en', `why.${kind}`)} | ${end} |`)
    }
  })
})
