import type { JoinMend } from '@wasla/contract/generated/user-types.ts'
import { uuidIn } from '@wasla/contract/validation/identifier.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Which program somebody left, and what they went to add for it. */
export type JoinErrand = { readonly programId: string; readonly mend: JoinMend }

/** What a reader of a program is told of what they lack. */
type Fit = { readonly eligible: boolean; readonly mend: JoinMend | null }

const name = 'wasla.joinErrand'
const mends: Readonly<Record<JoinMend, true>> = { CONNECT_PLATFORM: true, ADD_LOCATION: true, ADD_INTERESTS: true, VERIFY_IDENTITY: true }
const isMend = (value: unknown): value is JoinMend => typeof value === 'string' && Object.hasOwn(mends, value)

/**
 * The program that somebody left to add what it asks for (Y-26), of this tab alone, until they are back. It outlives the way through the
 * consent of a platform, which an address would not. Damaged or foreign content is none.
 */
export const joinErrand = {
  read(box: Box): JoinErrand | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      const { programId, mend } = stored as { readonly [Name in keyof JoinErrand]?: unknown }
      const id = typeof programId === 'string' ? uuidIn(programId) : null
      return id !== null && isMend(mend) ? { programId: id, mend } : null
    } catch {
      return null
    }
  },
  store: (box: Box, { programId, mend }: JoinErrand) => box.setItem(name, JSON.stringify({ programId, mend })),
  forget: (box: Box) => box.removeItem(name),
}

/** Whether what somebody went to add is there: the program no longer asks for it, whatever else it asks for. */
export const isRunErrand = ({ mend }: JoinErrand, fit: Fit | null): boolean => fit !== null && (fit.eligible || fit.mend !== mend)
