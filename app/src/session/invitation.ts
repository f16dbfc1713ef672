import type { SessionStorage } from './storage.ts'

/** Longest code that is stored, in characters; the contract accepts no longer one. */
const longest = 32

/** Stores the invitation code in a link, whichever page the link opens, until sign-up sends it (J-03). */
export function keepInvitation(search: string, storage: Pick<SessionStorage, 'keepInvitation'>) {
  const code = new URLSearchParams(search).get('invitation-code')?.trim()
  if (code && code.length <= longest) storage.keepInvitation(code)
}
