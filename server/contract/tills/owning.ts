import * as z from 'zod/mini'
import { isSame } from '../common/change.ts'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { countsCodes } from '../programs/counts-by.ts'
import { decideSetup } from '../tracking/owning.ts'
import { accept, rule } from '../validation/check.ts'
import { requiredText } from '../validation/required-text.ts'
import { tillLimits } from './limits.ts'
import type { TillBounds, TillRecord } from './record.ts'

type Owned = Pick<ProgramRecord, 'profileId' | 'objectiveType' | 'countsBy' | 'deletedAt'>

/**
 * Decides whether a profile may have and see the tills of a program: its owner may, if the program counts sales and codes. Refused with
 * `PROGRAM_NOT_FOUND` for everybody else.
 */
export function decideTills<Program extends Owned>(program: Program | null, profileId: string): Decision<Program> {
  const { problem, changes } = decideSetup(program, profileId)
  if (problem) return refused(problem)
  const isForTills = changes.event === 'SALE' && countsCodes(changes.program.countsBy)
  return isForTills ? decided(changes.program) : refused(new Problem('PROGRAM_NOT_FOUND'))
}

/** A whole number up to the highest. `unit` is the number of which the message speaks: halalas are shown as riyals. */
const upTo = (highest: number, unit = 1) =>
  z.int(rule('format')).check(
    z.refine((value) => value >= unit && value <= highest, {
      ...rule('outOfRange'),
      params: { min: 1, max: highest / unit },
    }),
  )

const { highest, usual } = tillLimits

const boundRules = {
  mostAmount: z._default(upTo(highest.mostAmount, 100), usual.mostAmount),
  mostPerHour: z._default(upTo(highest.mostPerHour), usual.mostPerHour),
  mostPerDay: z._default(upTo(highest.mostPerDay), usual.mostPerDay),
}

const tillRules = z.object({ name: requiredText({ most: tillLimits.name }), ...boundRules })

/** What an owner types about a till. */
export type TypedTill = { readonly name: string } & { readonly [Bound in keyof TillBounds]?: number | null | undefined }

const acceptTill = ({ name, mostAmount, mostPerHour, mostPerDay }: TypedTill): TillBounds & { name: string } => {
  const given = { name, mostAmount: mostAmount ?? undefined, mostPerHour: mostPerHour ?? undefined, mostPerDay: mostPerDay ?? undefined }
  const accepted = accept(tillRules, given)
  return { ...accepted, name: accepted.name.replaceAll('\n', ' ') }
}

type NewTill = Pick<TillRecord, 'id' | 'programId' | 'link' | 'pin'> & { readonly now: number }

/** Decides `makeTill`. `inUse`: how many tills of the program are in use. Refused with `TILLS_LIMIT_REACHED`, `DTO_VALIDATION_ERROR`. */
export const decideMaking = (inUse: number, typed: TypedTill, { id, programId, link, pin, now }: NewTill): Decision<TillRecord> =>
  decisionOf(() => {
    const accepted = acceptTill(typed)
    if (inUse >= tillLimits.perProgram) throw new Problem('TILLS_LIMIT_REACHED', { max: tillLimits.perProgram })
    return {
      ...{ id, programId, link, pin, ...accepted, createdAt: now, revokedAt: null, lastUsedAt: null },
      ...{ wrongPins: 0, locks: 0, lockedUntil: null, lastNumber: 0, orders: 0, sum: 0 },
    }
  })

/** Returns a till that its owner may still change. Refused with `TILL_NOT_FOUND` if it is of another program or revoked. */
export const decideTill = (till: TillRecord | null, programId: string): Decision<TillRecord> =>
  till && till.programId === programId && till.revokedAt === null ? decided(till) : refused(new Problem('TILL_NOT_FOUND'))

/** Decides `changeTill`: name and limits. Refused as `decideTill`, and with `NO_CHANGES_TO_UPDATE`, `DTO_VALIDATION_ERROR`. */
export const decideChange = (till: TillRecord, typed: TypedTill): Decision<TillBounds & { name: string }> =>
  decisionOf(() => {
    const { name, mostAmount, mostPerHour, mostPerDay } = till
    const before = { name, mostAmount, mostPerHour, mostPerDay }
    const next = acceptTill({ ...before, ...withoutMissing(typed) })
    if (isSame(before, next)) throw new Problem('NO_CHANGES_TO_UPDATE')
    return next
  })

const withoutMissing = (typed: TypedTill): TypedTill =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined && value !== null)) as TypedTill
