import { buildSchema, isAbstractType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { userTypeDefs } from '@wasla/contract/generated/user-schema.ts'
import { possibleTypes, singletons } from './cache.ts'

const schema = buildSchema(userTypeDefs)

test('the cache knows the members of every union and interface of the contract', () => {
  const abstract = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    .filter((type) => !type.name.startsWith('__'))
  expect(possibleTypes).toEqual(
    Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map((member) => member.name)])),
  )
})

test('what is cached without an id has none in the contract', () => {
  for (const name of singletons) {
    const type = schema.getType(name)
    expect(isObjectType(type) && !('id' in type.getFields())).toBe(true)
  }
})
