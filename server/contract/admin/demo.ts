import type { AppMode } from '../platform/config.ts'
import { emailKey } from './email-key.ts'
import type { AdminRole } from './roles.ts'

/** Admin accounts of the demo, one per role (Q-01, U-03). All have the same password, which is printed at the start. */
export const demoAdmins = [
  { email: 'reviewer@wasla.example', name: 'Wasla Reviewer', role: 'SUPER_ADMIN' },
  { email: 'review@wasla.example', name: 'Huda Almutlaq', role: 'REVIEWER' },
  { email: 'finance@wasla.example', name: 'Ziyad Alamri', role: 'FINANCE' },
  { email: 'support@wasla.example', name: 'Maha Alqahtani', role: 'SUPPORT' },
] as const satisfies readonly { email: string; name: string; role: AdminRole }[]

export const demoAdminPassword = 'wasla-demo'

const demoAddresses: ReadonlySet<string> = new Set(demoAdmins.map(({ email }) => emailKey(email)))

export const isDemoAddress = (email: string): boolean => demoAddresses.has(emailKey(email))

/**
 * Returns whether an email is that of a demo account, in any mode except the demo. A demo account can sign in only in the demo, because
 * everybody knows its password.
 */
export const isOnlyForDemo = (mode: AppMode, email: string): boolean => mode !== 'demo' && isDemoAddress(email)
