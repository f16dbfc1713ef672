import { buildSchema, graphql, type GraphQLFieldResolver } from 'graphql'
import { expect, it } from 'vitest'
import { withOwnIds } from './own-ids.ts'

const id = '0199a3f0-5b7c-7d21-8e4f-0123456789ab'
const forms = [id.toUpperCase(), `{${id}}`, id.replaceAll('-', ''), `\u200f${id} `]

function asking() {
  const seen: unknown[] = []
  const schema = buildSchema(`
    input Inner { ids: [ID!]!  note: String }
    input Outer { id: ID  inner: Inner  outer: Outer }
    type Thing { part(id: ID!): String }
    type Query { one(id: ID!, text: String): String  many(input: Outer!): String  thing: Thing }
  `)
  const remember: GraphQLFieldResolver<unknown, unknown, Record<string, unknown>> = (_, args) => {
    seen.push(JSON.parse(JSON.stringify(args)))
    return ''
  }
  const [query, thing] = [schema.getQueryType()?.getFields(), schema.getType('Thing')]
  for (const name of ['one', 'many']) if (query?.[name]) query[name].resolve = remember
  if (query?.['thing']) query['thing'].resolve = () => ({})
  if (thing && 'getFields' in thing) (thing.getFields()['part'] as { resolve?: unknown }).resolve = remember
  withOwnIds(schema)
  return { seen, ask: (source: string, variableValues: Record<string, unknown> = {}) => graphql({ schema, source, variableValues }) }
}

it('withOwnIds converts every form of an id to the same id, as a literal and as a variable', async () => {
  const { seen, ask } = asking()
  for (const form of forms) {
    await ask(`{ one(id: ${JSON.stringify(form)}) }`)
    await ask('query ($id: ID!) { one(id: $id) }', { id: form })
  }
  expect(seen).toEqual(forms.flatMap(() => [{ id }, { id }]))
})

it('withOwnIds converts ids in lists, in inputs and in arguments of nested fields, and no other text', async () => {
  const { seen, ask } = asking()
  const upper = id.toUpperCase()
  const input = { id: null, inner: { ids: [upper, 'noura', 'SA'], note: upper }, outer: { id: `{${id}}` } }
  await ask('query ($input: Outer!) { many(input: $input) }', { input })
  await ask(`{ thing { part(id: "${upper}") } one(id: 7, text: "${upper}") }`)
  expect(seen[0]).toEqual({ input: { id: null, inner: { ids: [id, 'noura', 'SA'], note: upper }, outer: { id } } })
  expect(seen.slice(1)).toEqual(expect.arrayContaining([{ id }, { id: '7', text: upper }]))
})
