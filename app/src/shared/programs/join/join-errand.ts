import type { JoinMend } from '@wasla/contract/generated/user-types.ts'
import { uuidIn } from '@wasla/contract/validation/identifier.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The program that a user left, and the requirement that they left to meet in their profile. */
export type JoinErrand = { readonly programId: string; readonly mend: JoinMend }

/** Whether the reader qualifies for a program, and what they can do to qualify. */
type Fit = { readonly eligible: boolean; readonly mend: JoinMend | null }

const name = 'wasla.joinErrand'
const mends: Readonly<Record<JoinMend, true>> = {
  CONNECT_PLATFORM: true,
  ADD_LOCATION: true,
  ADD_INTERESTS: true,
  ADD_LICENCE: true,
  VERIFY_IDENTITY: true,
}
const isMend = (value: unknown): value is JoinMend => typeof value === 'string' && Object.hasOwn(mends, value)

/**
 * Stores in this tab which program a user left to meet a requirement (Y-26), until they return. Unlike an address, storage survives the
 * redirect to a platform's consent page. Damaged or foreign content reads as null.
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

/** Returns whether the program no longer has the requirement that the user left to meet. It may still have others. */
export const isRunErrand = ({ mend }: JoinErrand, fit: Fit | null): boolean => fit !== null && (fit.eligible || fit.mend !== mend)
