import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../migrations/list.ts'
import type { Feature } from './features.ts'

/** SQL of the product. `place` is the object of the schema that the SQL makes, or the file that contains it. */
type Piece = { place: string; text: string }

const sources = join(import.meta.dirname, '../..')

/** Files whose SQL is only for SQLite or only in tests. The schema is left out too, because it is read from its statements. */
const isLeftOut = (file: string) =>
  /\.test\.ts$|(?:^|\/)testing\/|^database\/(?:portability|migrations\/(?:first|columns|\d{4}-))|^database\/dialects\/sqlite/.test(file)

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

const nameOf = (statement: string) =>
  /^(?:create (?:unique )?(?:or replace )?|alter )\w+ (?:if not exists )?(\w+)/i.exec(statement)?.[1] ?? statement.slice(0, 60)

/**
 * Returns all SQL that the product can send to PostgreSQL: each statement of the schema, and each file of the server as text. The files are
 * not run, so the result also has statements that no test sends, and does not depend on which tests ran.
 */
export const pieces = (): readonly Piece[] => [
  ...migrations.flatMap(({ statements }) => statements('postgres')).map((text) => ({ place: nameOf(text), text })),
  ...globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isLeftOut(file))
    .map((place) => ({ place, text: withoutComments(readFileSync(join(sources, place), 'utf8')) })),
]

/** Returns the places that use a feature, sorted, each once. */
export const usesOf = ({ form }: Pick<Feature, 'form'>, among: readonly Piece[]): string[] =>
  [...new Set(among.filter(({ text }) => form.test(text)).map(({ place }) => place))].toSorted()
