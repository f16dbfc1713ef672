import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrations } from '../migrations/list.ts'
import type { Feature } from './features.ts'

/** SQL of the product, and where it is: the name of an object of the schema, or a file. */
type Piece = { place: string; text: string }

const sources = join(import.meta.dirname, '../..')

/** Files whose SQL is not for PostgreSQL, or reaches no product: the schema is read from its statements. */
const isLeftOut = (file: string) =>
  /\.test\.ts$|(?:^|\/)testing\/|^database\/(?:portability|migrations\/(?:first|columns|\d{4}-))|^database\/dialects\/sqlite/.test(file)

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')

const nameOf = (statement: string) =>
  /^(?:create (?:unique )?(?:or replace )?|alter )\w+ (?:if not exists )?(\w+)/i.exec(statement)?.[1] ?? statement.slice(0, 60)

/**
 * Returns all SQL that the product can send to PostgreSQL: each statement of the schema, and each file of the server as text. A file is read
 * and not run, so that nothing depends on which tests ran before, and a statement that no test sends is there, too.
 */
export const pieces = (): readonly Piece[] => [
  ...migrations.flatMap(({ statements }) => statements('postgres')).map((text) => ({ place: nameOf(text), text })),
  ...globSync('**/*.ts', { cwd: sources })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isLeftOut(file))
    .map((place) => ({ place, text: withoutComments(readFileSync(join(sources, place), 'utf8')) })),
]

/** Returns where the pieces use a feature, sorted, each place once. */
export const usesOf = ({ form }: Pick<Feature, 'form'>, among: readonly Piece[]): string[] =>
  [...new Set(among.filter(({ text }) => form.test(text)).map(({ place }) => place))].toSorted()
