import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminAccountRecord } from '@wasla/contract/admin/record.ts'
import { worldNow } from './clock.ts'
import { idOf } from './ids.ts'

/** The admin accounts of the demo, one per role. */
export const admins: readonly AdminAccountRecord[] = demoAdmins.map((one) => ({
  ...one,
  id: idOf(`admin:${one.email}`, worldNow),
  hasTotp: false,
  disabledAt: null,
  lastSeenAt: null,
  invitedBy: null,
  restsUntil: null,
}))
