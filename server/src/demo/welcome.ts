import { demoAdminPassword, demoAdmins } from '@wasla/contract/admin/demo.ts'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { Env } from '../config/env.ts'

/** Formats `500000001` as 50 000 0001. */
const spaced = (digits: string) => digits.replace(/^(\d{2})(\d{3})(\d{4})$/, '$1 $2 $3')

/** Returns the lines for the terminal after the server started: its address and how to sign in. */
export function welcome(env: Pick<Env, 'mode' | 'publicUrl' | 'demoOtpCode' | 'port' | 'admin' | 'role'>, port: number): string[] {
  // If PORT is 0, the system chose the port, which `publicUrl` does not have.
  const address = env.port === 0 ? `http://localhost:${port}` : env.publicUrl
  const first = `Wasla is running at ${address}`
  if (env.role === 'jobs') return [`Wasla runs its jobs. http://localhost:${port}/readyz says whether they run.`]
  const messages = `Messages that would be sent by SMS: ${address}/demo/outbox`
  if (env.mode === 'live') return [first]
  if (env.mode === 'local') {
    const adminLine = env.admin
      ? `The back office is at ${address}/admin.`
      : `Set ADMIN_EMAIL and ADMIN_PASSWORD for the back office at ${address}/admin.`
    return [first, `Sign up with any number; the code appears here. ${messages}`, adminLine]
  }
  const numbers = Object.entries(demoNumbers).map(([type, digits]) => `  ${type.toLowerCase().padEnd(10)} +966 ${spaced(digits)}`)
  return [
    first,
    `Enter with a button of the sign-in page, or with one of these numbers and the code ${env.demoOtpCode}:`,
    ...numbers,
    `The back office is at ${address}/admin. Enter with the password ${demoAdminPassword} as:`,
    ...demoAdmins.map(({ email, role }) => `  ${role.toLowerCase().replace('_', ' ').padEnd(12)} ${email}`),
    messages,
  ]
}
