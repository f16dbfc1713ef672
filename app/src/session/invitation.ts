import type { SessionStorage } from './storage.ts'

/** Largest number of characters of a stored code. The contract accepts no longer code. */
const longest = 32

/** Stores the invitation code of a link until sign-up sends it (J-03). The link may open any page. */
export function keepInvitation(search: string, storage: Pick<SessionStorage, 'keepInvitation'>) {
  const code = new URLSearchParams(search).get('invitation-code')?.trim()
  if (code && code.length <= longest) storage.keepInvitation(code)
}
