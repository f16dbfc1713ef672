import type { ProgramStatus } from '../programs/types.ts'

/** What a link does (L-02): `count` and `cap` write the click, `pass` only sends the visitor on, `none` is as if there were no link. */
export type LinkStanding = 'count' | 'cap' | 'pass' | 'none'

const standings: Readonly<Record<ProgramStatus, LinkStanding>> = {
  Draft: 'none',
  Soon: 'pass',
  Active: 'count',
  OnHold: 'cap',
  Retired: 'pass',
}

/** By the status of the link's program. */
export const linkStanding = (status: ProgramStatus): LinkStanding => standings[status]
