import type { AdminUser } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { Account } from './store.ts'

/** An account as the back office shows it: nothing of its secrets. */
export const adminUserOf = (account: Account): AdminUser => ({
  id: account.id,
  email: account.email,
  name: account.name,
  role: account.role,
  hasTotp: account.totp_secret !== null,
  isDisabled: account.disabled_at !== null,
  lastSeenAt: account.last_seen_at === null ? null : toDateTime(account.last_seen_at),
})
