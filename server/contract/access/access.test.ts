import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { adminFieldPermissions, adminMay } from '../admin/policy.ts'
import { adminRoles } from '../admin/roles.ts'
import { adminTypeDefs } from '../generated/admin-schema.ts'
import { userTypeDefs } from '../generated/user-schema.ts'
import { signedOutFields } from '../session/policy.ts'
import { fieldOf, operationOf, type AccessRow } from './access.ts'
import { adminAccess } from './admin.ts'
import { userAccess } from './user.ts'

const rootsOf = (schema: GraphQLSchema) =>
  (['query', 'mutation'] as const).flatMap((root) =>
    Object.keys((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((name) => `${root} ${name}`),
  )

const matrices: [string, GraphQLSchema, readonly AccessRow<string>[]][] = [
  ['user', buildSchema(userTypeDefs), userAccess],
  ['admin', buildSchema(adminTypeDefs), adminAccess],
]

describe.each(matrices)('the authorization matrix of the %s API', (_name, schema, rows) => {
  it('lists every root field once', () => {
    expect(rows.map((row) => `${row.root} ${fieldOf(row)}`).toSorted()).toEqual(rootsOf(schema).toSorted())
  })

  it.each(rows.map((row) => [fieldOf(row), row] as const))('calls %s as the schema allows', (_field, row) => {
    expect(validate(schema, parse(operationOf(row))).map((error) => error.message)).toEqual([])
  })
})

it('says of every field of the user API what A-14 says: open to all, or closed to strangers', () => {
  for (const row of userAccess)
    expect([fieldOf(row), row.refuses.signedOut === undefined]).toEqual([fieldOf(row), signedOutFields.has(fieldOf(row))])
})

it('says of every field of the back office what the policy of the roles says', () => {
  const permissions: Readonly<Record<string, (typeof adminFieldPermissions)[keyof typeof adminFieldPermissions]>> = adminFieldPermissions
  for (const row of adminAccess)
    for (const role of adminRoles) {
      const permission = permissions[fieldOf(row)] ?? null
      expect([fieldOf(row), role, row.refuses[role] === undefined]).toEqual([
        fieldOf(row),
        role,
        permission === null || adminMay(role, permission),
      ])
    }
})
