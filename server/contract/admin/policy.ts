import { adminRoles, type AdminRole } from './roles.ts'

const everyRole = adminRoles
const onlySuper = ['SUPER_ADMIN'] as const
const reviewers = ['SUPER_ADMIN', 'REVIEWER'] as const
const caseReaders = ['SUPER_ADMIN', 'REVIEWER', 'SUPPORT'] as const
const finance = ['SUPER_ADMIN', 'FINANCE'] as const
const readers = ['SUPER_ADMIN', 'SUPPORT'] as const

/**
 * Roles that have each permission: a super admin has all permissions; a reviewer reviews cases and admits people; finance handles
 * the ledger, withdrawals and payouts; support reads, and suspends accounts. Only reviewers and super admins see documents.
 */
const adminPolicy = {
  'own.account': everyRole,
  'team.read': onlySuper,
  'team.manage': onlySuper,
  'waitingList.read': caseReaders,
  'waitingList.admit': reviewers,
  'reviews.read': caseReaders,
  'reviews.documents': reviewers,
  'reviews.decide': reviewers,
  'users.read': readers,
  'users.suspend': readers,
  'users.close': onlySuper,
  'profiles.label': onlySuper,
  'profiles.revertMembership': onlySuper,
  'withdrawals.read': ['SUPER_ADMIN', 'FINANCE', 'SUPPORT'],
  'withdrawals.settle': finance,
  'ledger.read': finance,
  'ledger.adjust': finance,
  'programs.read': everyRole,
  'programs.setStatus': readers,
  'results.read': everyRole,
  'results.decide': reviewers,
  'results.preview': reviewers,
  'results.import': reviewers,
  'payouts.read': finance,
  'payouts.run': finance,
  'flags.read': readers,
  'flags.switch': onlySuper,
  'settings.read': readers,
  'settings.change': onlySuper,
  'settings.decide': finance,
  'settings.changes': everyRole,
  'audit.read': readers,
  'clock.read': everyRole,
  'demo.use': onlySuper,
} as const satisfies Record<string, readonly AdminRole[]>

export type AdminPermission = keyof typeof adminPolicy

export const adminMay = (role: AdminRole, permission: AdminPermission): boolean => {
  const roles: readonly AdminRole[] = adminPolicy[permission]
  return roles.includes(role)
}

/**
 * Permissions that a session has only shortly after its admin proved their identity (Y-09), so that a stolen session cannot use them. Some
 * change money, settings of money, or the team. Others lead to money: results pay participants, a review or the end of a suspension opens a
 * wallet, ending a program returns its budget, reverting a membership refunds it, and a flag opens or closes whole parts of the product.
 * Closing an account is final. A label below a name is the product's own statement about a person.
 */
export const provenPermissions: ReadonlySet<AdminPermission> = new Set([
  'withdrawals.settle',
  'ledger.adjust',
  'settings.change',
  'settings.decide',
  'payouts.run',
  'results.import',
  'results.decide',
  'reviews.decide',
  'programs.setStatus',
  'users.suspend',
  'users.close',
  'profiles.label',
  'profiles.revertMembership',
  'flags.switch',
  'team.manage',
])

/** Fields that must be alone in their document, so that one request is one attempt. */
export const adminLoneFields: ReadonlySet<string> = new Set([
  'adminSignIn',
  'adminStartOidc',
  'adminFinishOidc',
  'adminConfirmOidc',
  'adminStartTotp',
  'adminConfirmTotp',
  'adminRemoveTotp',
  'adminChangePassword',
  'adminProve',
  'adminInvitation',
  'adminAcceptInvitation',
  'adminResetDemo',
  'adminAdvanceClock',
])
