import type { SessionStorage } from './storage.ts'

/** Longest code that is stored; the contract takes no longer one. */
const longest = 32

/** Keeps the invitation a link brought, whatever page it opened, until signing up sends it (J-03). */
export function keepInvitation(search: string, storage: Pick<SessionStorage, 'keepInvitation'>) {
  const code = new URLSearchParams(search).get('invitation-code')?.trim()
  if (code && code.length <= longest) storage.keepInvitation(code)
}
