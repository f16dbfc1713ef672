import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { proseOf } from './checks/prose.ts'
import { inRoot } from './process.ts'

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

/** Each file outside docs that the page of faults links to, with the titles in quotes between its link and the next one. */
const evidence = faults.split(/(?=\[[^\]\n]*\]\(\.\.\/)|\n/u).flatMap((part) => {
  const file = /^\[[^\]]*\]\(\.\.\/([^)]+)\)/u.exec(part)?.[1]
  return file === undefined ? [] : [{ file, titles: [...part.matchAll(/"([^"]+)"/gu)].map(([, title = '']) => title) }]
})

/** Returns the titles of a test, or the names of the stories of a file. */
function titlesIn(file: string): ReadonlySet<string> {
  const source = readFileSync(inRoot(file), 'utf8')
  if (file.endsWith('.stories.tsx')) return new Set([...source.matchAll(/^export const (\w+)/gmu)].map(([, name = '']) => name))
  return new Set(proseOf(file, source).flatMap(({ kind, text }) => (kind === 'title' ? [text] : [])))
}

describe('docs/faults.md', () => {
  it('has a row for each fault of the specification, in its order', () => {
    expect(numbersIn(faults)).toEqual(numbersIn(readFileSync(inRoot('docs/specification/faults.md'), 'utf8')))
  })

  it('names tests and benches that exist', () => {
    expect(evidence.length).toBeGreaterThan(80)
    expect(evidence.filter(({ file }) => !existsSync(inRoot(file)))).toEqual([])
  })

  it('quotes only titles of the file that it names', () => {
    const lost = evidence.flatMap(({ file, titles }) => {
      const found = titles.length > 0 ? titlesIn(file) : new Set<string>()
      return titles.filter((title) => !found.has(title)).map((title) => `${file}: ${title}`)
    })
    expect(lost).toEqual([])
  })

  it('quotes a title of each test that it names', () => {
    const isTest = (file: string) => /\.(?:test|e2e)\.tsx?$|\.stories\.tsx$/u.test(file)
    expect(evidence.filter(({ file, titles }) => isTest(file) && titles.length === 0)).toEqual([])
  })
})
