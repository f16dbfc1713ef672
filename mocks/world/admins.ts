import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { worldNow } from './clock.ts'
import { idOf } from './ids.ts'

/** Somebody of the back office. Moments in milliseconds. */
export type AdminRecord = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  disabledAt: number | null
  lastSeenAt: number | null
}

/** Who works in the demonstration's back office, one of each role. */
export const admins: readonly AdminRecord[] = demoAdmins.map((one) => ({
  ...one,
  id: idOf(`admin:${one.email}`, worldNow),
  hasTotp: false,
  disabledAt: null,
  lastSeenAt: null,
}))
