import { describe, expect, it } from 'vitest'
import { adminKeys, seal } from '../domains/admin/accounts/keys.ts'
import { secondSteps } from '../domains/admin/service.ts'
import { changeAccount } from '../domains/admin/stores/accounts.ts'
import { checkSecondSteps } from '../doctor/admins.ts'
import { testAdminPassword } from '../testing/admins.ts'
import { answerOf, bearer, testApp, type Answer } from '../testing/test-app.ts'

const signIn = 'mutation ($e: String!, $p: String!, $t: String) { adminSignIn(email: $e, password: $p, totp: $t) { accessToken } }'
const reset = 'mutation ($id: ID!) { adminResetTeamMember(id: $id, reason: "The key changed.") { uri } }'
const accept = 'mutation ($t: String!, $p: String!) { adminAcceptInvitation(token: $t, password: $p) { success } }'
const codeOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions.code
const newPassword = 'twelve or more'

/** A back office with two accounts. One has a second step, sealed by a process with another `OTP_SECRET`. */
async function afterAChange() {
  const t = await testApp({ mode: 'local' })
  const { secrets } = t.deps.env
  for (const [id, email] of [
    [t.admins.SUPER_ADMIN, 'owner@example.com'],
    [t.admins.REVIEWER, 'reviewer@example.com'],
  ] as const)
    await t.db.updateTable('admins').set({ email, email_key: email }).where('id', '=', id).execute()
  const sealed = (otp: string) => seal(adminKeys({ ...secrets, otp }).seal, 'JBSWY3DPEHPK3PXP', Buffer.alloc(12, 7))
  await changeAccount(t.db, t.admins.REVIEWER, { totpSecret: sealed('the former secret of the server, which is gone') })
  const enter = (e: string, p: string, code?: string) => t.askAdmin(signIn, { e, p, t: code ?? null })
  return { ...t, secrets, sealed, enter }
}

describe('a second step that another OTP_SECRET sealed', () => {
  it('opens no session, with a code or without one', async () => {
    const { enter } = await afterAChange()
    expect(codeOf(await enter('reviewer@example.com', testAdminPassword))).toBe('ADMIN_TOTP_REQUIRED')
    expect(codeOf(await enter('reviewer@example.com', testAdminPassword, '123456'))).toBe('GENERAL_ERROR')
  })

  it('is counted and named by the doctor, unless its account is disabled or this process does not know the secret', async () => {
    const { db, secrets, sealed, admins, deps } = await afterAChange()
    await changeAccount(db, admins.SUPER_ADMIN, { totpSecret: sealed(secrets.otp) })
    expect(await secondSteps(db, secrets)).toEqual({ enrolled: 2, unreadable: 1 })
    expect(await checkSecondSteps({ db }, { secrets })).toMatchObject([
      { state: 'warning', says: expect.stringContaining('1 of 2') as string, mend: expect.stringContaining('ADMIN_EMAIL') as string },
    ])
    expect(await checkSecondSteps({ db }, { secrets: { ...secrets, otp: '' } })).toEqual([])
    await changeAccount(db, admins.REVIEWER, { disabledAt: deps.clock.now() })
    expect(await checkSecondSteps({ db }, { secrets })).toMatchObject([{ state: 'ok' }])
    await changeAccount(db, admins.SUPER_ADMIN, { totpSecret: null })
    expect(await checkSecondSteps({ db }, { secrets })).toEqual([])
  })

  it('is mended by a colleague who resets the account', async () => {
    const { db, secrets, admins, enter, askAdmin } = await afterAChange()
    const lead = bearer(answerOf<{ accessToken: string }>(await enter('owner@example.com', testAdminPassword), 'adminSignIn').accessToken)
    const { uri } = answerOf<{ uri: string }>(await askAdmin(reset, { id: admins.REVIEWER }, lead), 'adminResetTeamMember')
    expect(codeOf(await askAdmin(accept, { t: uri.split('#')[1], p: newPassword }))).toBeUndefined()
    expect(codeOf(await enter('reviewer@example.com', newPassword))).toBeUndefined()
    expect(await secondSteps(db, secrets)).toEqual({ enrolled: 0, unreadable: 0 })
  })
})
