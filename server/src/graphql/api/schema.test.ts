import { buildSchema, isObjectType, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { rootScopes } from '@wasla/contract/access/root-scopes.ts'
import { scopesOfField } from '@wasla/contract/access/scopes.ts'
import { fieldScopes, typeScopes } from '@wasla/contract/access/type-scopes.ts'
import { userAccess } from '@wasla/contract/access/user.ts'
import { apiScopes } from '@wasla/contract/api-keys/scopes.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { apiOperations } from '@wasla/contract/api/operations.ts'
import { examine } from '../limits/examine.ts'
import { priceOf } from '../limits/price.ts'
import { checkScopes } from './check-scopes.ts'
import { apiSchema, apiTypeDefs, createApiSchema } from './schema.ts'
import { schemaPart } from './schema-part.ts'

const schema = buildSchema(apiTypeDefs())
const rootsOf = (one: typeof schema) => [one.getQueryType(), one.getMutationType()].flatMap((root) => Object.keys(root?.getFields() ?? {}))

/** Returns every field of every object type that keys reach, with its type. */
const fieldsOf = (one: typeof schema) =>
  Object.values(one.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const))

describe('the schema for keys', () => {
  it('has exactly the root fields that the table opens; every other field of the user API is refused by name', () => {
    const open = Object.entries(rootScopes).flatMap(([field, scope]) => (scope === null ? [] : [field]))
    expect(rootsOf(schema).toSorted()).toEqual(open.toSorted())
    expect(Object.keys(rootScopes).toSorted()).toEqual(rootsOf(buildSchema(userTypeDefs)).toSorted())
  })

  it('has a row for every field that keys reach, and the table has no other rows', () => {
    const missing = fieldsOf(schema).filter(([type, field]) => scopesOfField(type, field).length === 0)
    expect(missing).toEqual([])
    const roots = new Set(['Query', 'Mutation'])
    const types = new Set(
      fieldsOf(schema)
        .map(([type]) => type)
        .filter((type) => !roots.has(type)),
    )
    expect(Object.keys(typeScopes).toSorted()).toEqual([...types].toSorted())
    const fields = new Set(fieldsOf(schema).map(([type, field]) => `${type}.${field}`))
    expect(Object.keys(fieldScopes).filter((field) => !fields.has(field))).toEqual([])
  })

  it('opens no field that moves money, changes the account or its settings, or makes keys', () => {
    const changes = Object.keys(buildSchema(userTypeDefs).getMutationType()?.getFields() ?? {})
    expect(changes.filter((field) => rootScopes[field as keyof typeof rootScopes] !== null).toSorted()).toEqual([
      ...['decideWaitingResults', 'updateParticipantRequest', 'updateParticipantRequests'],
    ])
  })

  it('is not made if a reached type has no row', () => {
    const more = apiTypeDefs().replace('type Wallet {', 'type Secrets { iban: String }\ntype Wallet { secrets: Secrets')
    expect(() => createApiSchema(more)).toThrow('The type Secrets has no row in the table of scopes')
  })

  it('refuses a key without a scope at the root, even if nobody checked its document', () => {
    const field = apiSchema().getQueryType()?.getFields()['myWallet']
    const context = { scopes: new Set(['PROGRAMS_READ']), viewer: null, viewerProblem: null, services: {} }
    expect(() => field?.resolve?.({}, {}, context, {} as never) as unknown).toThrow('API_SCOPE_MISSING')
  })

  it('needs, for each operation of REST, a scope that is not open to every key', () => {
    for (const { like } of Object.values(apiOperations)) {
      expect(apiScopes as readonly string[]).toContain(rootScopes[like])
      expect(userAccess[like].signedIn).toBe(true)
    }
  })
})

describe('a part of a schema', () => {
  const sdl =
    'type Query { a: A b: B } type Mutation { c(input: C!): ID d: E } type A { b: [B!]! } type B { id: ID } input C { kind: K } enum K { X } enum E { Y } union U = A | B type Z { u: U }'
  it('contains the chosen root fields with all types that they reach, also through arguments', () => {
    const part = buildSchema(schemaPart(sdl, (field) => field === 'a' || field === 'c'))
    expect(
      Object.keys(part.getTypeMap())
        .filter((name) => /^[A-Z]$/.test(name))
        .toSorted(),
    ).toEqual(['A', 'B', 'C', 'K'])
    expect(rootsOf(part)).toEqual(['a', 'c'])
  })
})

describe('checkScopes', () => {
  const check = (text: string, ...scopes: (typeof apiScopes)[number][]) => checkScopes(schema, parse(text), new Set(scopes))
  it('admits every key to reference data, and leaves unknown fields to the validation', () => {
    expect(() => check('{ __typename getCountries { id code } }')).not.toThrow()
    expect(() => check('{ none { id } }')).not.toThrow()
    expect(validate(schema, parse('{ none { id } }'))).toHaveLength(1)
  })

  it.each(apiScopes)('needs %s for at least one field', (scope) => {
    const others = apiScopes.filter((one) => one !== scope)
    const field = Object.entries(rootScopes).find(([, needed]) => needed === scope)?.[0] ?? ''
    const root = schema.getQueryType()?.getFields()[field] ? 'query' : 'mutation'
    expect(() => check(`${root} { ${field} }`, ...others)).toThrow('API_SCOPE_MISSING')
    expect(() => check(`${root} { ${field} }`, scope)).not.toThrow()
  })
})

it('the price limit admits a usual page of every list, and not the largest one with everything in it', () => {
  const price = (text: string) => priceOf(examine(text, new Set()), {})
  const page = '{ myPrograms(pagination: { limit: 20 }) { count data { id name status objectiveType budget { amount remaining } } } }'
  expect(price(page)).toBeLessThan(apiLimits.price)
  expect(
    price(
      page
        .replace('limit: 20', 'limit: 100')
        .repeat(1)
        .replace(
          'id name',
          'id name description coverImage createdAt updatedAt startDate endDate isPublic isVisible programType programFocus openToPlacement sellOnEcommerce storeLink launchLocationType profileId userId profile { id name username bio interests { id name } } launchLocations { id name } serviceArea { id name } pay { most last rewards } completedSteps { id type } myFit { eligible } holdReason countsBy nextPayoutDate viewerRole leftover { undecided reserved } newerTerms returnsAt publishDate publishedAt',
        ),
    ),
  ).toBeGreaterThan(apiLimits.price / 2)
})
