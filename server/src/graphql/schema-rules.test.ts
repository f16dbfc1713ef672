import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { userAccess, type UserField } from '@wasla/contract/access/user.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { asking, schema } from '../testing/ask.ts'
import { testDeps } from '../testing/test-deps.ts'
import { arrived } from '../platform/uploaded-file.ts'

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
] as const
const rootFields = roots.flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field })))

/** Returns a value that a required argument accepts. */
function sample(type: GraphQLInputType): string {
  const named = getNamedType(type)
  if (isListType(getNullableType(type))) return '[]'
  if (isEnumType(named)) return named.getValues()[0]?.name ?? ''
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type))
    return `{${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')}}`
  }
  return (
    { Upload: '$file', Boolean: 'true', Int: '1', Float: '1', MinorUnits: '1', Date: '"1990-01-01"', DateTime: '"1990-01-01T00:00:00Z"' }[
      named.name
    ] ?? '"x"'
  )
}

const isNeeded = (argument: GraphQLArgument) => isNonNullType(argument.type) && argument.defaultValue === undefined
const selectionOf = (field: GraphQLField<unknown, unknown>) => (isLeafType(getNamedType(field.type)) ? '' : ' { __typename }')
const argumentsOf = (field: GraphQLField<unknown, unknown>) => {
  const needed = field.args.filter(isNeeded).map((argument) => `${argument.name}: ${sample(argument.type)}`)
  return needed.length > 0 ? `(${needed.join(', ')})` : ''
}

/** Returns a document that requests a field, and the file for it if it needs one. */
function documentFor(kind: string, field: GraphQLField<unknown, unknown>): [string, { variables?: Record<string, unknown> }] {
  const text = `{ ${field.name}${argumentsOf(field)}${selectionOf(field)} }`
  if (!text.includes('$file')) return [`${kind} ${text}`, {}]
  const file = arrived({ name: 'x.png', size: 0, type: 'image/png', path: '/none' })
  return [`${kind} ($file: Upload!) ${text}`, { variables: { file } }]
}

describe('the user schema', () => {
  it('has a resolver for every root field', () => {
    expect(rootFields.length).toBeGreaterThanOrEqual(16)
    expect(rootFields.filter(({ field }) => field.resolve === undefined).map(({ field }) => field.name)).toEqual([])
  })

  it.each(
    rootFields
      .filter(({ field }) => userAccess[field.name as UserField].signedIn)
      .map(({ kind, field }) => [field.name, kind, field] as const),
  )('requires a sign-in for %s', async (_, kind, field) => {
    const ask = asking(testDeps(await openTestDatabase()))
    const { codes } = await ask(...documentFor(kind, field))
    expect(codes).toEqual(['UN_AUTHORIZED'])
  })

  it.each(
    rootFields
      .filter(({ field }) => !userAccess[field.name as UserField].signedIn)
      .map(({ kind, field }) => [field.name, kind, field] as const),
  )('needs no sign-in for %s', async (_, kind, field) => {
    const ask = asking(testDeps(await openTestDatabase()))
    const { codes } = await ask(...documentFor(kind, field))
    expect(codes).not.toContain('UN_AUTHORIZED')
    expect(codes.filter((code) => !/^[A-Z_]+$/.test(code))).toEqual([])
  })

  it('serves open fields with an invalid token too, and reports the token on other fields', async () => {
    const ask = asking(testDeps(await openTestDatabase()))
    const { codes, data } = await ask('{ getCountries { id } activeProfile { type } }', { token: 'dead' })
    expect(codes).toEqual(['UN_AUTHORIZED'])
    expect(data).toBeNull()
    expect((await ask('{ getCountries { id } }', { token: 'dead' })).codes).toEqual([])
  })

  it('accepts no server-controlled field in any input', () => {
    const decided = new Set(['status', 'isVerified', 'isActiveMembership', 'role', 'ownerId', 'balance'])
    /** Inputs that exist to set or filter such a field (security case 15). */
    const allowed = new Set([
      'OnboardingAnswersInput.role',
      'myManagedAccounts.status',
      'updateManagedAccount.status',
      'ParticipantsRequestsInput.status',
      'ParticipantsRequestsFilter.status',
      'UpdateParticipantRequestInput.status',
      'UpdateParticipantRequestsInput.status',
      'MyProgramsFilter.status',
      'ProgramsFilter.status',
      'ProgramsByProfileFilter.status',
      'UpdateProgramStatusInput.status',
      'GroupMembersFilter.role',
      'GroupInvitationsFilter.status',
      'InviteGroupMemberInput.role',
      'UpdateGroupMemberInput.role',
      // Read or unread, and filters of people.
      'NotificationStatusInput.status',
      'PeopleFilter.isVerified',
      'updateGroupInvitation.status',
      'updateRequestToJoinGroup.status',
      'NotificationStatusInput.status',
      'PeopleFilter.isVerified',
    ])
    const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType)
    expect(inputs.map((input) => input.name)).toContain('SignUpInput')
    const found = inputs.flatMap((input) =>
      Object.keys(input.getFields())
        .filter((field) => decided.has(field))
        .map((field) => `${input.name}.${field}`),
    )
    const loose = rootFields.flatMap(({ field }) =>
      field.args.filter((argument) => decided.has(argument.name)).map((argument) => `${field.name}.${argument.name}`),
    )
    expect([...found, ...loose].filter((name) => !allowed.has(name))).toEqual([])
  })

  it.each([
    ['status', 'mutation { signIn(signInInput: {countryId: "SA", mobileNumber: "512345678", status: Active}) { challengeId } }', undefined],
    [
      'isVerified in a variable',
      'mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }',
      { i: { countryId: 'SA', mobileNumber: '512345678', isVerified: true } },
    ],
  ])('refuses a document that also sets %s, and does nothing', async (_, source, variables) => {
    const deps = testDeps(await openTestDatabase())
    const { data, errors } = await asking(deps)(source, variables ? { variables } : {})
    expect(data).toBeUndefined()
    expect(errors?.[0]?.message).toMatch(/not defined/)
    expect(deps.sms.sent).toEqual([])
  })
})
