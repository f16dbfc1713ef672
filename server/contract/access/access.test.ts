import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { adminRoles } from '../admin/roles.ts'
import { isErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'
import { allOff, allOn } from '../flags/flags.ts'
import { adminTypeDefs } from '../generated/admin-schema.ts'
import { userTypeDefs } from '../generated/user-schema.ts'
import { stateOf } from '../profiles/states.ts'
import { identityCheckStates, refusalToStart } from '../verification/policy.ts'
import { adminAccess, adminRefusalOf, type AdminField } from './admin.ts'
import { guardRoots } from './guard-roots.ts'
import { isAlwaysOpen, refusalOf } from './refusal.ts'
import { anyone, mayCall, members, membersOnly, type AccessProfile } from './rule.ts'
import { adminMatrix } from './testing/admin-matrix.ts'
import { fieldOf, operationOf, type AccessRow } from './testing/matrix.ts'
import { userMatrix } from './testing/user-matrix.ts'
import { memberKinds, userViewers, type UserViewer } from './testing/user-viewers.ts'
import { userAccess, type UserField } from './user.ts'

const rootsOf = (schema: GraphQLSchema) =>
  (['query', 'mutation'] as const).flatMap((root) =>
    Object.keys((root === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((name) => `${root} ${name}`),
  )

const apis: [string, GraphQLSchema, readonly AccessRow<string>[], Readonly<Record<string, unknown>>][] = [
  ['user', buildSchema(userTypeDefs), userMatrix, userAccess],
  ['admin', buildSchema(adminTypeDefs), adminMatrix, adminAccess],
]

describe.each(apis)('the access table of the %s API', (_name, schema, matrix, table) => {
  it('has a row for each root field and no other rows', () => {
    expect(Object.keys(table).toSorted()).toEqual(
      rootsOf(schema)
        .map((root) => root.replace(/^\w+ /, ''))
        .toSorted(),
    )
  })

  it('has a matrix with exactly one row for each root field', () => {
    expect(matrix.map((row) => `${row.root} ${fieldOf(row)}`).toSorted()).toEqual(rootsOf(schema).toSorted())
  })

  it.each(matrix.map((row) => [fieldOf(row), row] as const))(
    'has a matrix whose operation for %s is valid against the schema',
    (_field, row) => {
      expect(validate(schema, parse(operationOf(row))).map((error) => error.message)).toEqual([])
    },
  )
})

/** Returns what the server finds for a viewer: the active profile, and the problem with the token. */
function callerOf(viewer: UserViewer): { profile: AccessProfile | null; problem: Problem | null } {
  if (viewer === 'signedOut') return { profile: null, problem: null }
  if (viewer === 'suspended') return { profile: null, problem: new Problem('USER_SUSPENDED') }
  if (viewer === 'adminToken') return { profile: null, problem: new Problem('UN_AUTHORIZED') }
  const kind = memberKinds[viewer]
  return { profile: { type: kind.type, state: stateOf(kind.status, 'step' in kind ? kind.step : null) }, problem: null }
}

describe('the access table of the product', () => {
  it.each(userMatrix.map((row) => [fieldOf(row), row] as const))(
    'refuses %s to the viewers that the matrix names, with the code of the matrix',
    (field, row) => {
      const rule = userAccess[field as UserField]
      for (const viewer of userViewers) {
        const { profile, problem } = callerOf(viewer)
        const code = refusalOf(rule, { profile, problem, flags: allOn })?.code
        // A decision may still refuse a call that the table allows. The server's `access.test.ts` checks both.
        if (code !== undefined || row.decidesItself !== true) expect([viewer, code]).toEqual([viewer, row.refuses[viewer]])
        expect([viewer, mayCall(rule, profile)]).toEqual([viewer, code === undefined])
      }
    },
  )

  it.each(userMatrix.map((row) => [fieldOf(row), row] as const))(
    'refuses %s to everybody while its flag is off, and ignores the flags if its row names no flag',
    (field, row) => {
      const rule = userAccess[field as UserField]
      for (const viewer of userViewers) {
        const caller = callerOf(viewer)
        const on = refusalOf(rule, { ...caller, flags: allOn })?.code
        const off = refusalOf(rule, { ...caller, flags: allOff })?.code
        const isClosed = row.feature !== undefined && (caller.profile !== null || !rule.signedIn)
        expect([viewer, off]).toEqual([viewer, isClosed ? 'FEATURE_DISABLED' : on])
        if (row.feature) expect(refusalOf(rule, { ...caller, flags: { ...allOff, [row.feature]: true } })?.code).toBe(on)
      }
    },
  )

  it('requires a sign-in for every field that takes a file', () => {
    for (const row of userMatrix.filter(({ takesFile }) => takesFile)) expect(userAccess[fieldOf(row) as UserField].signedIn).toBe(true)
  })

  it('allows an identity check in exactly the statuses in which refusalToStart does not return UNAUTHORIZED_UPDATING', () => {
    for (const status of ['Active', 'AdminVerifying', 'IdentityVerifying', 'Rejected', 'Onboarding', 'Inactive'] as const)
      expect([status, identityCheckStates.some((state) => state === status)]).toEqual([
        status,
        refusalToStart({ type: 'INFLUENCER', status }, false) !== 'UNAUTHORIZED_UPDATING',
      ])
  })
})

describe('the access table of the back office', () => {
  it.each(adminMatrix.map((row) => [fieldOf(row), row] as const))(
    'refuses %s to the viewers that the matrix names, with the code of the matrix',
    (field, row) => {
      const rule = adminAccess[field as AdminField]
      for (const role of adminRoles) expect([role, adminRefusalOf(rule, role, null)?.code]).toEqual([role, row.refuses[role]])
      expect(adminRefusalOf(rule, null, null)?.code).toBe(row.refuses.signedOut)
      const code = row.refuses.disabledReviewer
      const problem = isErrorCode(code) ? new Problem(code) : null
      expect(adminRefusalOf(rule, null, problem)?.code).toBe(code)
    },
  )

  it('lets a session without a recent proof of identity read everything, but not move money or change permissions (Y-09)', () => {
    const unproven = adminMatrix.filter((row) => {
      const rule = adminAccess[fieldOf(row) as AdminField]
      return adminRefusalOf(rule, 'SUPER_ADMIN', null, { proof: true }) === null
    })
    const roots = new Map(unproven.map((row) => [fieldOf(row), row.root]))
    const reads = adminMatrix.filter(({ root }) => root === 'query').map(fieldOf)
    expect(reads.filter((field) => !roots.has(field))).toEqual([])
    expect([...roots].flatMap(([field, root]) => (root === 'mutation' ? [field] : [])).toSorted()).toEqual([
      'adminAcceptInvitation',
      'adminAdmitNext',
      'adminAdmitWaitingList',
      'adminAdvanceClock',
      'adminChangePassword',
      'adminConfirmOidc',
      'adminConfirmTotp',
      'adminFinishOidc',
      'adminProve',
      'adminRemoveTotp',
      'adminResetDemo',
      'adminSignIn',
      'adminSignOut',
      'adminSimulateTraffic',
      'adminStartOidc',
      'adminStartTotp',
    ])
  })
})

describe('guardRoots', () => {
  const guarded = (table: Readonly<Record<string, typeof anyone | typeof members>>) =>
    guardRoots(buildSchema('type Query { open: Int closed: Int } type Mutation { change: Int }'), table, {
      isOpen: isAlwaysOpen,
      refusalOf: (rule, profile: AccessProfile | null) => refusalOf(rule, { profile, problem: null, flags: allOn }),
      fallback: () => 1,
    })

  it('throws for a root field that has no row in the table', () => {
    expect(() => guarded({ open: anyone, closed: members })).toThrow('Mutation.change has no row in the access table')
    expect(() => guarded({ closed: members, change: members })).toThrow('Query.open has no row in the access table')
    expect(() => guarded({ open: anyone, closed: members, change: members })).not.toThrow()
  })

  it('refuses a member whose profile does not meet the row, and returns the code of the row', () => {
    const networker = { type: 'INFLUENCER', state: 'Active' } as const
    const caller = { profile: networker, problem: null, flags: allOn }
    expect(refusalOf(membersOnly({ types: ['BRAND'] }), caller)?.code).toBe('UNAUTHORIZED_UPDATING')
    expect(refusalOf(membersOnly({ types: ['BRAND'], code: 'FORBIDDEN' }), caller)?.code).toBe('FORBIDDEN')
  })

  it('refuses a field to everybody while its flag is off, also to viewers who are signed out', () => {
    const rule = { ...anyone, feature: 'program' } as const
    const stranger = { profile: null, problem: null }
    expect([isAlwaysOpen(rule), isAlwaysOpen(anyone), isAlwaysOpen(members)]).toEqual([false, true, false])
    expect(refusalOf(rule, { ...stranger, flags: allOff })?.code).toBe('FEATURE_DISABLED')
    expect(refusalOf(rule, { ...stranger, flags: allOn })).toBeNull()
  })

  it('checks the row of a field again on every call, unless the field is always open', () => {
    const fields = guarded({ open: anyone, closed: members, change: members }).getQueryType()?.getFields()
    const call = (field: string, profile: AccessProfile | null) => fields?.[field]?.resolve?.({}, {}, profile, {} as never)
    expect(fields?.['open']?.resolve).toBeUndefined()
    expect(call('closed', { type: 'BRAND', state: 'Active' })).toBe(1)
    expect(() => call('closed', null)).toThrow('UN_AUTHORIZED')
  })
})
