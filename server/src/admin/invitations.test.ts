import { createHash } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import { answerOf, bearer, testApp, type Answer } from '../testing/test-app.ts'
import { testAdminPassword } from '../testing/admins.ts'

const signIn = 'mutation ($e: String!, $p: String!) { adminSignIn(email: $e, password: $p) { accessToken } }'
const accept = 'mutation ($t: String!, $p: String!) { adminAcceptInvitation(token: $t, password: $p) { success } }'
const codeOf = ({ body }: { body: Answer }) => body.errors?.[0]?.extensions.code
const password = 'twelve or more'
const hour = 3_600_000

type Link = { id: string; uri: string }
const tokenOf = ({ uri }: Link) => uri.split('#')[1] ?? ''

/** Returns a back office whose super admin has a non-demo address, so that it can sign in outside demo mode too. */
async function backOffice(mode: AppMode = 'local') {
  const t = await testApp({ mode })
  const owner = 'owner@example.com'
  await t.db.updateTable('admins').set({ email: owner, email_key: owner }).where('id', '=', t.admins.SUPER_ADMIN).execute()
  const enter = async (e: string, p: string) => t.askAdmin(signIn, { e, p })
  const lead = bearer(answerOf<{ accessToken: string }>(await enter(owner, testAdminPassword), 'adminSignIn').accessToken)
  return {
    ...t,
    lead,
    owner,
    enter,
    async invite(email = 'sara@example.com'): Promise<Link> {
      const call = `mutation { adminInviteTeamMember(email: "${email}", name: "Sara", role: FINANCE) { id uri } }`
      return answerOf<Link>(await t.askAdmin(call, {}, lead), 'adminInviteTeamMember')
    },
  }
}

describe('a one-time link', () => {
  it('creates one account once, with a password that nobody else saw', async () => {
    const { invite, askAdmin, enter, db, admins } = await backOffice()
    const link = await invite()
    const stored = await db.selectFrom('admin_invitations').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(stored)).not.toContain(tokenOf(link))
    expect(stored.token_hash).toBe(createHash('sha256').update(tokenOf(link)).digest('base64url'))
    const answers = await Promise.all([1, 2].map(() => askAdmin(accept, { t: tokenOf(link), p: password })))
    expect(answers.map(codeOf).toSorted()).toEqual(['ADMIN_INVITATION_INVALID', undefined])
    expect(codeOf(await enter('sara@example.com', password))).toBeUndefined()
    const made = await db.selectFrom('admins').select(['invited_by', 'role']).where('email', '=', 'sara@example.com').execute()
    expect(made).toEqual([{ invited_by: admins.SUPER_ADMIN, role: 'FINANCE' }])
  })

  it('expires after 72 hours, and as soon as it is resent or withdrawn', async () => {
    const { invite, askAdmin, lead, deps } = await backOffice()
    const read = async (link: Link) =>
      codeOf(await askAdmin('query ($t: String!) { adminInvitation(token: $t) { email } }', { t: tokenOf(link) }))
    const first = await invite()
    const again = answerOf<Link>(
      await askAdmin(`mutation { adminResendInvitation(id: "${first.id}") { id uri } }`, {}, lead),
      'adminResendInvitation',
    )
    expect(await read(first)).toBe('ADMIN_INVITATION_INVALID')
    expect(await read(again)).toBeUndefined()
    const other = await invite('other@example.com')
    await askAdmin(`mutation { adminRevokeInvitation(id: "${other.id}") { success } }`, {}, lead)
    expect(await read(other)).toBe('ADMIN_INVITATION_INVALID')
    deps.clock.advance(72 * hour)
    expect(await read(again)).toBe('ADMIN_INVITATION_INVALID')
    expect(codeOf(await askAdmin(accept, { t: tokenOf(again), p: password }))).toBe('ADMIN_INVITATION_INVALID')
  })

  it('resets the password of an account, ends its sessions and removes its second factor', async () => {
    const { invite, askAdmin, enter, lead, db } = await backOffice()
    await askAdmin(accept, { t: tokenOf(await invite()), p: password })
    const old = bearer(answerOf<{ accessToken: string }>(await enter('sara@example.com', password), 'adminSignIn').accessToken)
    const { id } = await db.selectFrom('admins').select('id').where('email', '=', 'sara@example.com').executeTakeFirstOrThrow()
    await db.updateTable('admins').set({ totp_secret: 'sealed' }).where('id', '=', id).execute()
    const call = `mutation { adminResetTeamMember(id: "${id}", reason: "A lost phone") { id uri } }`
    const link = answerOf<Link>(await askAdmin(call, {}, lead), 'adminResetTeamMember')
    expect(codeOf(await askAdmin('{ adminMe { id } }', {}, old))).toBeUndefined()
    expect(codeOf(await askAdmin(accept, { t: tokenOf(link), p: 'another long one' }))).toBeUndefined()
    expect(codeOf(await askAdmin('{ adminMe { id } }', {}, old))).toBe('INVALID_SESSION')
    expect(codeOf(await enter('sara@example.com', password))).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf(await enter('sara@example.com', 'another long one'))).toBeUndefined()
  })
})

describe('in live mode', () => {
  it('an account can do nothing before it has a second factor, and cannot be the second admin for three days', async () => {
    const { askAdmin, enter, owner, lead, deps, db } = await backOffice('live')
    expect(answerOf(await askAdmin('{ adminNeedsTotp }', {}, lead), 'adminNeedsTotp')).toBe(true)
    expect(codeOf(await askAdmin('{ adminUsers { count } }', {}, lead))).toBe('ADMIN_TOTP_SETUP_NEEDED')
    expect(codeOf(await askAdmin('{ adminInvitations { id } }', {}, lead))).toBe('ADMIN_TOTP_SETUP_NEEDED')
    const started = await askAdmin(`mutation { adminStartTotp(password: "${testAdminPassword}") { secret } }`, {}, lead)
    const { secret } = answerOf<{ secret: string }>(started, 'adminStartTotp')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now() })
    expect(codeOf(await askAdmin(`mutation { adminConfirmTotp(code: "${code}") { success } }`, {}, lead))).toBeUndefined()
    expect(codeOf(await askAdmin('{ adminUsers { count } }', {}, lead))).toBeUndefined()
    expect(codeOf(await askAdmin(`mutation { adminRemoveTotp(password: "${testAdminPassword}") { success } }`, {}, lead))).toBe(
      'ADMIN_TOTP_SETUP_NEEDED',
    )
    expect(codeOf(await enter(owner, testAdminPassword))).toBe('ADMIN_TOTP_REQUIRED')
    // A session that is stolen later cannot move money or invite without a new code.
    deps.clock.advance(16 * 60_000)
    const settle = 'mutation { adminSettleWithdrawal(id: "none", success: true) { id } }'
    expect(codeOf(await askAdmin(settle, {}, lead))).toBe('ADMIN_PROOF_NEEDED')
    expect(codeOf(await askAdmin('{ adminUsers { count } }', {}, lead))).toBeUndefined()
    expect(codeOf(await askAdmin(`mutation { adminProve(code: "${code}") { success } }`, {}, lead))).toBe('WRONG_OTP')
    const next = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: deps.clock.now() })
    expect(codeOf(await askAdmin(`mutation { adminProve(code: "${next}") { success } }`, {}, lead))).toBeUndefined()
    expect(codeOf(await askAdmin(settle, {}, lead))).toBe('WITHDRAWAL_NOT_FOUND')
    const call = 'mutation { adminInviteTeamMember(email: "sara@example.com", name: "Sara", role: FINANCE) { id uri } }'
    await askAdmin(accept, { t: tokenOf(answerOf<Link>(await askAdmin(call, {}, lead), 'adminInviteTeamMember')), p: password })
    const sara = await db.selectFrom('admins').select('rests_until').where('email', '=', 'sara@example.com').executeTakeFirstOrThrow()
    expect(sara.rests_until).toBe(deps.clock.now() + 72 * hour)
  })
})
