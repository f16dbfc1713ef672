import { invitationPath } from '@wasla/contract/invites/record.ts'

/** Returns the invitation link of a code (J-02): its common part without the scheme, and the whole address. */
export function invitationLink(origin: string, code: string): { lead: string; url: string } {
  const url = `${origin}${invitationPath(code)}`
  return { lead: `${origin}${invitationPath('')}`.replace(/^https?:\/\//, ''), url }
}
