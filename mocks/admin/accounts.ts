import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import {
  adminSignInRules,
  changePasswordRules,
  disableRules,
  emailKey,
  ownPasswordRules,
  teamMemberRules,
  totpRules,
} from '@wasla/contract/admin/rules.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminUser } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { mockCode } from '../store/session/codes.ts'
import { writeLine, type Account, type AdminSession, type AdminStore } from './admin-store.ts'

export type Admin = { account: Account; session: AdminSession }

export const adminUserOf = ({ id, email, name, role, hasTotp, disabledAt, lastSeenAt }: Account): AdminUser => ({
  id,
  email,
  name,
  role,
  hasTotp,
  isDisabled: disabledAt !== null,
  lastSeenAt: lastSeenAt === null ? null : toDateTime(lastSeenAt),
})

/** Who did a action, as the audit log shows them. */
export const actorOf = ({ account }: Pick<Admin, 'account'>) => account.email

const kind = 'mock-admin'
const hour = 3_600_000
const setting = (adminStore: AdminStore, key: 'admin.sessionLife' | 'admin.idleLimit') =>
  Number(adminStore.memory.settings[key].value) * hour

/** A session of somebody's, opened now; the token says whose it is and until when. */
export function enter(adminStore: AdminStore, account: Account): string {
  const now = adminStore.store.clock.now()
  const session: AdminSession = {
    id: adminStore.store.nextId('adminSession'),
    adminId: account.id,
    lastUsedAt: now,
    expiresAt: now + setting(adminStore, 'admin.sessionLife'),
    revoked: false,
  }
  adminStore.memory.sessions.set(session.id, session)
  account.lastSeenAt = now
  return [kind, session.id, account.id, session.expiresAt].join('.')
}

/** Who asks (compare the server's own). A page that was loaded again keeps its session: the token says all there is to know of it. */
export function readAdmin(adminStore: AdminStore, authorization: string | null): Admin | null {
  if (!authorization) return null
  const now = adminStore.store.clock.now()
  const [name, sessionId = '', adminId = '', expiresAt = '', ...more] = (/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '').split('.')
  if (name !== kind || more.length > 0 || now >= Number(expiresAt)) throw new Problem('UN_AUTHORIZED')
  const account = adminStore.memory.accounts.find(({ id }) => id === adminId)
  if (!account) throw new Problem('INVALID_SESSION')
  const session = adminStore.memory.sessions.get(sessionId) ?? {
    id: sessionId,
    adminId,
    lastUsedAt: now,
    expiresAt: Number(expiresAt),
    revoked: false,
  }
  adminStore.memory.sessions.set(sessionId, session)
  if (account.disabledAt !== null) throw new Problem('USER_SUSPENDED')
  if (session.revoked || now - session.lastUsedAt > setting(adminStore, 'admin.idleLimit')) throw new Problem('INVALID_SESSION')
  session.lastUsedAt = now
  return { account, session }
}

/** `adminSignIn`: the second step takes the demonstration's code. */
export function signIn(adminStore: AdminStore, input: { email: string; password: string; totp?: string | null | undefined }) {
  const { email, password, totp } = accept(adminSignInRules, input)
  const account = adminStore.memory.accounts.find((one) => emailKey(one.email) === emailKey(email))
  const refuse = (code: 'ADMIN_SIGN_IN_FAILED' | 'USER_SUSPENDED' | 'ADMIN_TOTP_REQUIRED' | 'WRONG_OTP'): never => {
    writeLine(adminStore, { actor: 'system', action: 'admin.signInRefused', target: account?.id ?? 'unknown', after: { code } })
    throw new Problem(code)
  }
  if (!account || account.password !== password) return refuse('ADMIN_SIGN_IN_FAILED')
  if (account.disabledAt !== null) return refuse('USER_SUSPENDED')
  if (account.hasTotp && !totp) return refuse('ADMIN_TOTP_REQUIRED')
  if (account.hasTotp && totp !== mockCode) return refuse('WRONG_OTP')
  const accessToken = enter(adminStore, account)
  writeLine(adminStore, { actor: account.email, action: 'admin.signedIn', target: account.id })
  return { accessToken, admin: adminUserOf(account) }
}

export function signOut(adminStore: AdminStore, admin: Admin): void {
  admin.session.revoked = true
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.signedOut', target: admin.account.id })
}

function proven({ account }: Admin, input: { password: string }): void {
  if (accept(ownPasswordRules, input).password !== account.password) throw invalidInput([{ path: 'password', rule: 'wrongPassword' }])
}

const secret = 'WASLAWASLAWASLAWASLAWASLAWASLA22'

export function startTotp(adminStore: AdminStore, admin: Admin, input: { password: string }) {
  proven(admin, input)
  admin.account.totpStarted = true
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.totpStarted', target: admin.account.id })
  const label = encodeURIComponent(admin.account.email)
  return { secret, uri: `otpauth://totp/Wasla:${label}?issuer=Wasla&secret=${secret}&algorithm=SHA1&digits=6&period=30` }
}

/** The demonstration's code is the right one. */
export function confirmTotp(adminStore: AdminStore, admin: Admin, input: { code: string }): void {
  const { code } = accept(totpRules, input)
  const { account } = admin
  if (!account.totpStarted || code !== mockCode) throw new Problem('WRONG_OTP')
  const before = { hasTotp: account.hasTotp }
  Object.assign(account, { totpStarted: false, hasTotp: true })
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.totpConfirmed', target: account.id, before, after: { hasTotp: true } })
}

export function removeTotp(adminStore: AdminStore, admin: Admin, input: { password: string }): void {
  proven(admin, input)
  if (!admin.account.hasTotp) throw new Problem('NO_CHANGES_TO_UPDATE')
  admin.account.hasTotp = false
  const line = { action: 'admin.totpRemoved', target: admin.account.id, before: { hasTotp: true }, after: { hasTotp: false } }
  writeLine(adminStore, { actor: actorOf(admin), ...line })
}

export function changePassword(adminStore: AdminStore, admin: Admin, input: { password: string; newPassword: string }): void {
  const { newPassword } = accept(changePasswordRules, input)
  proven(admin, input)
  admin.account.password = newPassword
  for (const session of adminStore.memory.sessions.values())
    if (session.adminId === admin.account.id && session.id !== admin.session.id) session.revoked = true
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.passwordChanged', target: admin.account.id })
}

type TeamSearch = { term?: string | null | undefined; pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined }

const sortKey = (account: Account, field: 'name' | 'email' | 'role') => (field === 'email' ? emailKey(account.email) : account[field])

export function team({ memory }: AdminStore, { term, pagination }: TeamSearch) {
  const { field, descending } = adminSortOf('team', pagination?.sort)
  const part = emailKey(term ?? '')
  const found = memory.accounts.filter(({ email }) => emailKey(email).includes(part))
  const sorted = found.toSorted((one, other) => (sortKey(one, field) < sortKey(other, field) ? -1 : 1))
  return pageFrom((descending ? sorted.toReversed() : sorted).map(adminUserOf), adminPageOf(pagination))
}

export function addTeamMember(
  adminStore: AdminStore,
  admin: Admin,
  input: { email: string; name: string; role: AdminRole; password: string },
): AdminUser {
  const { email, name, role, password } = accept(teamMemberRules, input)
  if (adminStore.memory.accounts.some((one) => emailKey(one.email) === emailKey(email)))
    throw invalidInput([{ path: 'email', rule: 'taken' }])
  const account: Account = {
    id: adminStore.store.nextId('admin'),
    email: email.trim(),
    name,
    role,
    password,
    hasTotp: false,
    totpStarted: false,
    disabledAt: null,
    lastSeenAt: null,
  }
  adminStore.memory.accounts.push(account)
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.teamMemberAdded', target: account.id, after: { name, role } })
  return adminUserOf(account)
}

export function setTeamMemberDisabled(
  adminStore: AdminStore,
  admin: Admin,
  id: string,
  input: { disabled: boolean; reason: string },
): AdminUser {
  const { disabled, reason } = accept(disableRules, input)
  if (id === admin.account.id) throw new Problem('ADMIN_FORBIDDEN')
  const account = adminStore.memory.accounts.find((one) => one.id === id)
  if (!account) throw new Problem('USER_NOT_FOUND')
  if ((account.disabledAt !== null) === disabled) throw new Problem('NO_CHANGES_TO_UPDATE')
  account.disabledAt = disabled ? adminStore.now() : null
  if (disabled) for (const session of adminStore.memory.sessions.values()) if (session.adminId === id) session.revoked = true
  const action = disabled ? 'admin.teamMemberDisabled' : 'admin.teamMemberEnabled'
  writeLine(adminStore, { actor: actorOf(admin), action, target: id, before: { disabled: !disabled }, after: { disabled, reason } })
  return adminUserOf(account)
}
