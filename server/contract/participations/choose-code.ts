import { decided, refused, type Decision } from '../common/decision.ts'
import type { FieldRule } from '../errors/field-problem.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import { decideReading } from '../programs/page/decision.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { ParticipationStatus } from '../programs/types.ts'
import { promoCodeProblem } from './promo-codes/code.ts'
import { foldedCode } from './promo-codes/folded.ts'
import { promoCodeIdeas } from './promo-codes/ideas.ts'
import { promoCodeLook } from './promo-codes/look.ts'
import { countsCodes } from '../programs/counts-by.ts'
import type { PromoCodeRecord } from './promo-codes/record.ts'

export type ChoosingState = {
  readonly program: ProgramRecord | null
  /** The viewer's request to join; null if there is none. */
  readonly request: { readonly status: ParticipationStatus } | null
  /** Whether the viewer has chosen a code for this program before. */
  readonly hasChosen: boolean
}

/**
 * Decides whether a profile may choose a code: a participant of a program that counts codes may, once. The program may be in any status in
 * which its participants read their results. Refused with `PROGRAM_NOT_FOUND` for everybody else, with `PROMO_CODE_ALREADY_CHOSEN` for the
 * second time.
 */
export function decideMayChoose({ program: found, request, hasChosen }: ChoosingState, profileId: string): Decision<ProgramRecord> {
  const { problem, changes } = decideReading(found, { profileId, request }, 'my-performance')
  if (problem) return refused(problem)
  if (!countsCodes(changes.program.countsBy)) return refused(new Problem('PROGRAM_NOT_FOUND'))
  return hasChosen ? refused(new Problem('PROMO_CODE_ALREADY_CHOSEN')) : decided(changes.program)
}

const takenProblem = () => invalidInput([{ path: 'code', rule: 'promoCodeTaken' }])

/**
 * Decides `choosePromoCode`. `isTaken`: whether another code of the brand is read as the typed one. Refused as `decideMayChoose`, and with
 * `DTO_VALIDATION_ERROR` at `code`.
 */
export function decideChoosing(
  state: ChoosingState & { readonly isTaken: boolean },
  { profileId, typed }: { readonly profileId: string; readonly typed: string },
  now: number,
): Decision<PromoCodeRecord> {
  const { problem, changes: program } = decideMayChoose(state, profileId)
  if (problem) return refused(problem)
  const code = foldedCode(typed)
  const broken = promoCodeProblem(code)
  if (broken) return refused(invalidInput([{ path: 'code', rule: broken }]))
  if (state.isTaken) return refused(takenProblem())
  return decided({ programId: program.id, profileId, ownerId: program.profileId, code, isChosen: true, createdAt: now })
}

/** Returns the refusal of a code that somebody else got at the same moment. */
export const lostCode = (): Problem => takenProblem()

/** Number of free codes that the form offers. */
const mostIdeas = 4

/** Returns every code that the form may offer or was typed; the caller finds out which of them are taken. */
export const codesToLookUp = (typed: string, names: readonly string[]): string[] => [foldedCode(typed), ...promoCodeIdeas(names)]

/** `PromoCodeIdeas`. `taken` are the looks of the brand's codes among those of `codesToLookUp`. */
export function ideasOf(
  typed: string,
  names: readonly string[],
  taken: ReadonlySet<string>,
): { typed: string; problem: FieldRule | null; ideas: string[] } {
  const code = foldedCode(typed)
  const problem = promoCodeProblem(code) ?? (taken.has(promoCodeLook(code)) ? ('promoCodeTaken' as const) : null)
  const free = promoCodeIdeas(names).filter((idea) => !taken.has(promoCodeLook(idea)) && idea !== code)
  return { typed: code, problem, ideas: free.slice(0, mostIdeas) }
}
