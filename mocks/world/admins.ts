import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminAccountRecord } from '@wasla/contract/admin/record.ts'
import { worldNow } from './clock.ts'
import { idOf } from './ids.ts'

/** The accounts of the demonstration's back office, one of each role. */
export const admins: readonly AdminAccountRecord[] = demoAdmins.map((one) => ({
  ...one,
  id: idOf(`admin:${one.email}`, worldNow),
  hasTotp: false,
  disabledAt: null,
  lastSeenAt: null,
  invitedBy: null,
  restsUntil: null,
}))
