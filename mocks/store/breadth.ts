import { isEnumType, isScalarType, isSpecifiedScalarType, type GraphQLSchema } from 'graphql'
import { addMocksToSchema, createMockStore, type IMocks } from '@graphql-tools/mock'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { worldNow } from '../world/clock.ts'
import { idOf } from '../world/ids.ts'
import type { MockContext } from './context.ts'

const ownScalars: Readonly<Record<string, () => unknown>> = {
  DateTime: () => toDateTime(worldNow),
  Date: () => toDateTime(worldNow).slice(0, 10),
  JSON: () => ({}),
  MinorUnits: () => 250_00,
  /* This scalar occurs only in inputs, but the mocks need a value for every scalar. */
  Upload: () => null,
}

/**
 * Returns made-up answers for every type, the same in every run: one value for each scalar, the first value of each enum, and ids that
 * count up. Throws for a scalar of the contract without a value, so that no field gets a random value.
 */
function everyType(schema: GraphQLSchema, count: { ids: number }): IMocks {
  const mocks: IMocks = {
    ID: () => idOf(`breadth:${++count.ids}`, worldNow),
    String: () => 'نص تجريبي · Sample text',
    Int: () => 12,
    Float: () => 3.5,
    Boolean: () => true,
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && !type.name.startsWith('__')) mocks[type.name] = () => type.getValues()[0]?.name
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue
    const own = ownScalars[type.name]
    if (!own) throw new Error(`The mock does not know what a ${type.name} looks like`)
    mocks[type.name] = own
  }
  return mocks
}

/**
 * Returns `schema` with an answer for every field. The answer comes from `written`, otherwise from the record, otherwise it is made up.
 * `begin` resets the made-up answers, so that the next mock server returns the same ones.
 */
export function withBreadth(schema: GraphQLSchema, written: Resolvers<MockContext>): { schema: GraphQLSchema; begin(): void } {
  const count = { ids: 0 }
  const store = createMockStore({ schema, mocks: everyType(schema, count), mockGenerationBehavior: 'deterministic' })
  return {
    schema: addMocksToSchema<Resolvers<MockContext>>({ schema, store, resolvers: written }),
    begin() {
      store.reset()
      count.ids = 0
    },
  }
}
