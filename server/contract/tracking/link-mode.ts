import type { ProgramStatus } from '../programs/types.ts'

/** How a link handles a click (L-02): `count` and `cap` store the click, `pass` only redirects, `none` acts as if there were no link. */
export type LinkMode = 'count' | 'cap' | 'pass' | 'none'

const modes: Readonly<Record<ProgramStatus, LinkMode>> = {
  Draft: 'none',
  Soon: 'pass',
  Active: 'count',
  OnHold: 'cap',
  Retired: 'pass',
}

/** Returns how the links of a program handle clicks, by the status of the program. */
export const linkModeOf = (status: ProgramStatus): LinkMode => modes[status]
