import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import {
  decideAdminSignOut,
  decideProof,
  decidePasswordChange,
  decideTotpConfirmation,
  decideTotpRemoval,
  decideTotpStart,
} from '@wasla/contract/admin/own-account.ts'
import { changePasswordRules, disableRules, ownPasswordRules, totpRules } from '@wasla/contract/admin/rules.ts'
import { decideTeamMemberDisabling } from '@wasla/contract/admin/team.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import type { AdminUser } from '@wasla/contract/generated/admin-types.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { mockCode } from '../store/session/codes.ts'
import { endSessions, takeWorkBack } from './access-ends.ts'
import { writeAction, type Account, type Admin, type AdminStore } from './admin-store.ts'

export function signOut(adminStore: AdminStore, admin: Admin): void {
  const { action } = changesOf(decideAdminSignOut(admin.account.id))
  admin.session.revokedAt = adminStore.now()
  writeAction(adminStore, admin, action)
}

/** Returns the admin's own account, and whether the password in the input is correct. */
const checkPassword = ({ account }: Admin, input: { password: string }) => ({
  adminId: account.id,
  hasTotp: account.hasTotp,
  isPasswordRight: accept(ownPasswordRules, input).password === account.password,
})

const secret = 'WASLAWASLAWASLAWASLAWASLAWASLA22'

export function startTotp(adminStore: AdminStore, admin: Admin, input: { password: string }) {
  const { action } = changesOf(decideTotpStart(checkPassword(admin, input)))
  admin.account.totpStarted = true
  writeAction(adminStore, admin, action)
  const label = encodeURIComponent(admin.account.email)
  return { secret, uri: `otpauth://totp/Wasla:${label}?issuer=Wasla&secret=${secret}&algorithm=SHA1&digits=6&period=30` }
}

/** Confirms the second factor. Accepts only the demo code. */
export function confirmTotp(adminStore: AdminStore, admin: Admin, input: { code: string }): void {
  const { code } = accept(totpRules, input)
  const { id, hasTotp, totpStarted } = admin.account
  const { action } = changesOf(decideTotpConfirmation({ adminId: id, hasTotp }, totpStarted && code === mockCode ? 1 : null))
  Object.assign(admin.account, { totpStarted: false, hasTotp: true })
  writeAction(adminStore, admin, action)
}

/** Proves the second factor. Accepts only the demo code. */
export function prove(adminStore: AdminStore, admin: Admin, input: { code: string }): void {
  const { code } = accept(totpRules, input)
  const { id, hasTotp } = admin.account
  const { action } = changesOf(decideProof(id, hasTotp && code === mockCode ? { step: 1, lastStep: 0 } : null))
  admin.session.provenAt = adminStore.now()
  writeAction(adminStore, admin, action)
}

export function removeTotp(adminStore: AdminStore, admin: Admin, input: { password: string }): void {
  const { action } = changesOf(decideTotpRemoval(checkPassword(admin, input), 'demo'))
  admin.account.hasTotp = false
  writeAction(adminStore, admin, action)
}

export function changePassword(adminStore: AdminStore, admin: Admin, input: { password: string; newPassword: string }): void {
  const { newPassword } = accept(changePasswordRules, input)
  const { action } = changesOf(decidePasswordChange(checkPassword(admin, input)))
  admin.account.password = newPassword
  endSessions(adminStore, admin.account.id, admin.session.id)
  writeAction(adminStore, admin, action)
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

export function setTeamMemberDisabled(
  adminStore: AdminStore,
  admin: Admin,
  id: string,
  input: { disabled: boolean; reason: string },
): AdminUser {
  const found = adminStore.memory.accounts.find((one) => one.id === id) ?? null
  const state = { mode: 'demo' as const, adminId: admin.account.id, account: found }
  const decision = decideTeamMemberDisabling(state, { id, ...accept(disableRules, input) }, adminStore.now())
  const { account, endsSessions, action } = changesOf(decision)
  if (found) Object.assign(found, { disabledAt: account.disabledAt, restsUntil: account.restsUntil })
  if (endsSessions) endSessions(adminStore, id)
  takeWorkBack(adminStore, id, admin.account)
  writeAction(adminStore, admin, action)
  return adminUserOf(account)
}
