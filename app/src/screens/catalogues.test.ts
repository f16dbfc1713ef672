import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')

/** Catalogues that are loaded with every screen: the catalogues of the entry pages and of the frames. */
const always: readonly string[] = ['common', 'shell', 'settings', 'session']

/** Maps each message id to its catalogue. */
const catalogueOf = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /messages\/catalogue\.ts$|i18n\/common\/catalogue\.ts$/.test(name))
    .flatMap((name) => {
      const file = path.join(source, name)
      const catalogue = /jsonCatalogue\('([\w-]+)'/.exec(read(file))?.[1] ?? name
      const english = path.join(path.dirname(file), 'en.json')
      const ids = existsSync(english) ? Object.keys(JSON.parse(read(english)) as object) : []
      return ids.map((id) => [id, catalogue] as const)
    }),
)

function fileOf(from: string, specifier: string): string | null {
  const file = specifier.startsWith('#') ? path.join(source, specifier.slice(1)) : path.resolve(path.dirname(from), specifier)
  return file.startsWith(source) && existsSync(file) ? file : null
}

/** Returns all files that a screen can load, including lazily loaded parts. */
function reached(entry: string): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    for (const [, specifier = ''] of read(file).matchAll(/(?:from |import\()'([#.][^']+\.tsx?)'/g)) {
      const next = fileOf(file, specifier)
      if (next) visit(next)
    }
  }
  visit(entry)
  return files
}

const literals = (text: string) => [...text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/g)].map(([, literal]) => literal ?? '')

const table = ['main.ts', 'groups.ts', 'people.ts', 'programs.ts'].map((file) => read(path.join(source, 'screens', file))).join('\n')
/** All screens of the tables, each with the entry files of its code and with its catalogues. */
const rows = [...table.matchAll(/^ {2}'(\/[^']*)': \{(.*?)^ {2}\},/gms)].map(([, address = '', body = '']) => ({
  address,
  entries: [...body.matchAll(/import\('(#[^']+)'\)/g)].map(([, specifier = '']) => path.join(source, specifier.slice(1))),
  catalogues: [...(/catalogues: \[([^\]]*)\]/.exec(body)?.[1] ?? '').matchAll(/(\w+)Messages/g)].map(([, name = '']) => name),
}))

it('finds the screens, their code and their messages', () => {
  expect(rows.filter(({ entries }) => entries.length > 0).length).toBeGreaterThan(20)
  expect(catalogueOf.get('list.room')).toBe('list')
})

it.each(rows.map((row) => [row.address, row] as const))('%s loads the catalogue of every message that its code shows', (_, row) => {
  const files = new Set(row.entries.flatMap((entry) => [...reached(entry)]))
  /* A rare or lazily loaded part loads its own messages and renders when they are available. */
  const fetched = [...files].flatMap((file) =>
    [...read(file).matchAll(/\b(?:useWords|need)\((\w+)Messages[,)]/g)].map(([, name = '']) => name),
  )
  const there = new Set([...always, ...row.catalogues, ...fetched])
  const missing = [...files].flatMap((file) =>
    literals(read(file)).flatMap((literal) => {
      const catalogue = catalogueOf.get(literal)
      return catalogue && !there.has(catalogue) ? [`${path.relative(source, file)}: ${literal} of ${catalogue}`] : []
    }),
  )
  expect(missing).toEqual([])
})
