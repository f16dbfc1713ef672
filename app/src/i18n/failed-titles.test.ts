import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
const read = (name: string) => readFileSync(path.join(source, name), 'utf8')

/** Returns all messages of the screens in a language, by id. */
const messagesIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...files.filter((name) => name.endsWith(`messages/${language}.json`)).map((name) => JSON.parse(read(name)) as Record<string, string>),
  ) as Record<string, string>

/** Matches the heading of a part that failed to load. */
const title = /<(?:ErrorState\b[^<]*?title|Waiting\b[^<]*?failed)=\{\s*<FormattedMessage id="([\w.]+)"/g
const titles = [
  ...new Set(
    files
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.stories.tsx'))
      .flatMap((name) => [...read(name).matchAll(title)].map(([, id = '']) => id)),
  ),
]

it('the test finds the headings of failed parts', () => expect(titles.length).toBeGreaterThan(50))

it.each(['en', 'ar'])('the headings of failed parts have no full stop in %s', (language) => {
  const messages = messagesIn(language)
  expect(titles.filter((id) => messages[id]?.endsWith('.'))).toEqual([])
})
