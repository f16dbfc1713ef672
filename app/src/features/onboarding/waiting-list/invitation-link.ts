import { invitationPath } from '@wasla/contract/invites/record.ts'

/**
 * Returns the address with which a friend joins (J-02): `url` is the whole address; `lead` is the part before the code, without the scheme.
 */
export function invitationLink(origin: string, code: string): { lead: string; url: string } {
  const url = `${origin}${invitationPath(code)}`
  return { lead: `${origin}${invitationPath('')}`.replace(/^https?:\/\//, ''), url }
}
