import { describe, expect, test } from 'vitest'
import { fieldOf, operationOf } from '@wasla/contract/access/testing/matrix.ts'
import { adminMatrix } from '@wasla/contract/access/testing/admin-matrix.ts'
import { adminRoles } from '@wasla/contract/admin/roles.ts'
import { startScenario } from '../scenarios/scenario-server.ts'
import { adminScenarios } from '../scenarios/admin.ts'
import { isScenarioId } from '../scenarios/scenarios.ts'
import { createMockServer } from '../store/server.ts'
import { manualClock } from '../platform/clock.ts'
import { NOURA } from '../world/networkers.ts'
import { ask } from '../testing/ask.ts'
import { createMockAdmin, type MockAdmin } from './server.ts'

const codeOf = async (admin: MockAdmin, query: string, token?: string, variables: Record<string, unknown> = {}) => {
  const { body } = await admin.answer({ query, variables }, new Headers(token ? { authorization: `Bearer ${token}` } : {}))
  return body.errors?.[0]?.extensions.code
}
const start = (clock = manualClock()) => {
  const server = createMockServer({ clock, unwritten: 'refused' })
  return { server, admin: createMockAdmin(server.store), clock }
}

describe('the mock back office', () => {
  const { admin: shared } = start()

  test.each(adminMatrix.map((row) => [fieldOf(row), row] as const))(
    'allows %s only to the roles that the matrix allows',
    async (_field, row) => {
      const variables = row.takesFile ? { file: new File(['a file'], 'rows.csv') } : {}
      for (const role of adminRoles) {
        const code = await codeOf(shared, operationOf(row), shared.signIn(role), variables)
        if (row.refuses[role]) expect([role, code]).toEqual([role, row.refuses[role]])
        else expect([role, code]).not.toEqual([role, 'ADMIN_FORBIDDEN'])
      }
      const signedOut = await codeOf(shared, operationOf(row), undefined, variables)
      if (row.refuses.signedOut) expect(signedOut).toBe(row.refuses.signedOut)
      else expect(signedOut).not.toBe('UN_AUTHORIZED')
    },
  )

  test('keeps a session after a reload of the page, and ends an idle session', async () => {
    const { admin, clock } = start()
    const token = admin.signIn('REVIEWER')
    expect(await codeOf(start(clock).admin, '{ adminMe { id } }', token)).toBeUndefined()
    clock.advance(2 * 3_600_000 + 1)
    expect(await codeOf(admin, '{ adminMe { id } }', token)).toBe('INVALID_SESSION')
  })

  test('accepts the demo code as the second factor', async () => {
    const { admin } = start()
    const token = admin.signIn('SUPPORT')
    await codeOf(admin, 'mutation { adminStartTotp(password: "wasla-demo") { secret } }', token)
    expect(await codeOf(admin, 'mutation { adminConfirmTotp(code: "000000") { success } }', token)).toBe('WRONG_OTP')
    expect(await codeOf(admin, 'mutation { adminConfirmTotp(code: "123456") { success } }', token)).toBeUndefined()
    const signIn = 'mutation ($t: String) { adminSignIn(email: "support@wasla.example", password: "wasla-demo", totp: $t) { accessToken } }'
    expect(await codeOf(admin, signIn)).toBe('ADMIN_TOTP_REQUIRED')
    expect(await codeOf(admin, signIn, undefined, { t: '654321' })).toBe('WRONG_OTP')
    expect(await codeOf(admin, signIn, undefined, { t: '123456' })).toBeUndefined()
  })

  test('signs in with a simulated provider if the scenario has one, with the demo code as the second factor', async () => {
    const begin = 'mutation { adminStartOidc { uri } }'
    const finish = 'mutation ($r: String!) { adminFinishOidc(response: $r) { session { admin { email } } ticket } }'
    const dataOf = async ({ admin }: { admin: MockAdmin }, query: string, variables: Record<string, unknown> = {}) =>
      (await admin.answer({ query, variables }, new Headers())).body.data
    expect(await codeOf(startScenario('admin-signed-out').admin, begin)).toBe('ADMIN_OIDC_REFUSED')
    const plain = startScenario('admin-oidc')
    const begun = (await dataOf(plain, begin)) as { adminStartOidc: { uri: string } }
    const [path, response = ''] = begun.adminStartOidc.uri.split('?')
    expect(path).toBe('/admin/oidc')
    const first = { session: { admin: { email: 'reviewer@wasla.example' } }, ticket: null }
    expect(await dataOf(plain, finish, { r: response })).toMatchObject({ adminFinishOidc: first })
    expect(await codeOf(plain.admin, finish, undefined, { r: 'error=access_denied' })).toBe('ADMIN_OIDC_REFUSED')
    const enrolled = startScenario('admin-oidc-second-step')
    const ended = (await dataOf(enrolled, finish, { r: response })) as { adminFinishOidc: { ticket: string } }
    const confirm = 'mutation ($t: String!, $c: String!) { adminConfirmOidc(ticket: $t, totp: $c) { accessToken } }'
    expect(await codeOf(enrolled.admin, confirm, undefined, { t: ended.adminFinishOidc.ticket, c: '000000' })).toBe('WRONG_OTP')
    expect(await codeOf(enrolled.admin, confirm, undefined, { t: ended.adminFinishOidc.ticket, c: '123456' })).toBeUndefined()
  })

  test('shares its state with the product, where a suspended user loses access', async () => {
    const { server, admin } = start()
    const { accessToken } = server.signIn(NOURA.profile)
    const suspend = `mutation { adminSetUserSuspended(userId: "${NOURA.user.id}", suspended: true, reason: "spam") { isSuspended } }`
    expect(await codeOf(admin, suspend, admin.signIn('SUPPORT'))).toBeUndefined()
    expect((await ask(server, '{ activeProfile { type } }', { token: accessToken })).code).toBe('USER_SUSPENDED')
  })

  test.each(Object.keys(adminScenarios).filter(isScenarioId))('starts scenario %s with the scenario’s admin', async (id) => {
    const { admin, adminSession } = startScenario(id, { unwritten: 'refused' })
    const code = await codeOf(admin, '{ adminMe { role } }', adminSession ?? undefined)
    expect(code).toBe(adminScenarios[id as keyof typeof adminScenarios].admin ? undefined : 'UN_AUTHORIZED')
  })
})
