import { invitationPath } from '@wasla/contract/invites/record.ts'

/** The address a friend joins with (J-02): its common part without the scheme, and the whole of it. */
export function invitationLink(origin: string, code: string): { lead: string; url: string } {
  const url = `${origin}${invitationPath(code)}`
  return { lead: `${origin}${invitationPath('')}`.replace(/^https?:\/\//, ''), url }
}
