import {
  buildSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { requestLimits } from '../common/request-limits.ts'
import { isProblem } from '../errors/problem.ts'
import { adminTypeDefs } from '../generated/admin-schema.ts'
import { userTypeDefs } from '../generated/user-schema.ts'
import { boundInputs } from './bound-inputs.ts'
import { adminInputBounds, userInputBounds, type InputBounds } from './input-bounds.ts'

const apis = [
  ['user', userTypeDefs, userInputBounds],
  ['admin', adminTypeDefs, adminInputBounds],
] as const

/** A list or a text in the arguments of a field. `holding` returns arguments that contain a value there. */
type Place = { name: string; type: GraphQLInputType; holding(value: unknown): unknown }

function placesIn(type: GraphQLInputType, name: string, holding: Place['holding'], seen: readonly string[] = []): Place[] {
  const bare = getNullableType(type)
  if (isListType(bare)) return [{ name, type: bare, holding }, ...placesIn(bare.ofType, `${name}[]`, (value) => holding([value]), seen)]
  if (!isInputObjectType(bare)) return ['String', 'ID', 'JSON'].includes(bare.name) ? [{ name, type: bare, holding }] : []
  if (seen.includes(bare.name)) return []
  return Object.values(bare.getFields()).flatMap((field) =>
    placesIn(field.type, `${bare.name}.${field.name}`, (value) => holding({ [field.name]: value }), [...seen, bare.name]),
  )
}

/** Returns every list and text in the arguments of an API. `given` returns what the resolver receives for a value there. */
function everyPlace(typeDefs: string, bounds: InputBounds) {
  const schema: GraphQLSchema = buildSchema(typeDefs)
  const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__') ? Object.values(type.getFields()).map((field) => ({ owner: type.name, field })) : [],
  )
  for (const { field } of fields) field.resolve = (_, args: unknown) => args
  boundInputs(schema, bounds)
  return fields.flatMap(({ owner, field }) =>
    field.args.flatMap((argument) =>
      placesIn(argument.type, `${owner}.${field.name}.${argument.name}`, (value) => ({ [argument.name]: value })).map((place) => ({
        ...place,
        /** Returns what the resolver receives for `value`, or the refusal. */
        given(value: unknown): unknown {
          try {
            return field.resolve?.(null, place.holding(value) as Record<string, unknown>, null, {} as GraphQLResolveInfo)
          } catch (error) {
            return isProblem(error) ? error.fields[0] : error
          }
        },
      })),
    ),
  )
}

describe.each(apis)('every argument of the %s API', (_, typeDefs, bounds) => {
  const places = everyPlace(typeDefs, bounds)
  const lists = places.filter(({ type }) => isListType(type))
  const texts = places.filter(({ type }) => String(type) === 'String' || String(type) === 'ID')
  const jsons = places.filter(({ type }) => String(type) === 'JSON')
  const mostOf = (name: string) => bounds.own[name] ?? bounds.items

  it('accepts a list up to its bound, and refuses one more entry', () => {
    expect(lists.length).toBeGreaterThan(2)
    for (const { name, holding, given } of lists) {
      const most = mostOf(name)
      const values = Array.from({ length: most }, (__, at) => `x${at}`)
      expect([name, given(values)]).toEqual([name, holding(values)])
      expect([name, given([...values, 'one more'])]).toMatchObject([name, { rule: 'maxItems', params: { max: most } }])
    }
  })

  it('accepts a text up to its bound, and refuses one more letter', () => {
    expect(texts.length).toBeGreaterThan(20)
    for (const { name, type, holding, given } of texts) {
      const most = String(type) === 'ID' ? bounds.id : (bounds.own[name] ?? bounds.text)
      expect([name, given('x'.repeat(most))]).toEqual([name, holding('x'.repeat(most))])
      expect([name, given('x'.repeat(most + 1))]).toMatchObject([name, { rule: 'tooLong', params: { max: most } }])
    }
  })

  it('refuses JSON whose texts or lists are too long, or which has too many values or levels', () => {
    const { json } = bounds
    for (const { name, given, holding } of jsons) {
      const fit = { items: Array.from({ length: json.items }, () => 'x'.repeat(10)) }
      expect([name, given(fit)]).toEqual([name, holding(fit)])
      for (const [value, rule] of [
        [['x'.repeat(json.text + 1)], 'tooLong'],
        [{ a: Array.from({ length: json.items + 1 }, () => 1) }, 'maxItems'],
        [Array.from({ length: 250 }, () => Array.from({ length: 10 }, () => 1)), 'tooLong'],
        [JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) as unknown, 'tooLong'],
      ])
        expect([name, given(value)]).toMatchObject([name, { rule }])
    }
  })

  it('has bounds only for inputs that exist, and no bound above the limits of a request', () => {
    const names = new Set(places.map(({ name }) => name))
    expect(Object.keys(bounds.own).filter((name) => !names.has(name))).toEqual([])
    const { items, text, values, depth } = requestLimits.variables
    expect(Math.max(...lists.map(({ name }) => mostOf(name)), bounds.json.items)).toBeLessThanOrEqual(items)
    expect(Math.max(...texts.map(({ name }) => bounds.own[name] ?? bounds.text), bounds.json.text)).toBeLessThanOrEqual(text)
    expect([bounds.json.values < values, bounds.json.depth < depth]).toEqual([true, true])
  })
})

describe('an argument that is a list of an enum', () => {
  const given = (args: Record<string, unknown>) => {
    const schema = buildSchema(
      'enum Colour { RED GREEN } input Filter { colours: [Colour!] } type Query { paint(filter: Filter, colours: [Colour!]): Int }',
    )
    const field = schema.getQueryType()?.getFields()['paint']
    if (field) field.resolve = (_, seen: unknown) => seen
    boundInputs(schema, userInputBounds)
    return field?.resolve?.(null, args, null, {} as GraphQLResolveInfo) as unknown
  }

  it('reaches its resolver without repeated values, in the original order', () => {
    expect(given({ colours: ['GREEN', 'RED', 'GREEN'] })).toEqual({ colours: ['GREEN', 'RED'] })
    expect(given({ filter: { colours: ['RED', 'RED'] } })).toEqual({ filter: { colours: ['RED'] } })
  })

  it('is named in a problem by its path inside the input object; without one, by the name of the argument', () => {
    const many = Array.from({ length: 51 }, () => 'RED')
    expect(() => given({ colours: many })).toThrow(
      expect.objectContaining({ fields: [{ path: 'colours', rule: 'maxItems', params: { max: 50 } }] }),
    )
    expect(() => given({ filter: { colours: many } })).toThrow(
      expect.objectContaining({ fields: [{ path: 'colours', rule: 'maxItems', params: { max: 50 } }] }),
    )
  })
})
