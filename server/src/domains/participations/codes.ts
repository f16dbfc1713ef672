import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ChoosePromoCodeInput, PromoCode, PromoCodeIdeas } from '@wasla/contract/generated/user-types.ts'
import { codesToLookUp, decideChoosing, decideMayChoose, ideasOf, lostCode } from '@wasla/contract/participations/choose-code.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { generatedCode } from '@wasla/contract/participations/promo-codes/generated.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import { findProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ParticipationsDeps } from './deps.ts'
import { findPromoCodesOf, findTakenLooks, insertPromoCode } from './stores/codes.ts'
import { findRequestOf } from './stores/participations.ts'

type Participation = { readonly programId: string; readonly profileId: string }

/**
 * Gives a participant their first code, in the transaction that accepts them. Makes another one if the first is read as a code of the brand.
 * A code that they have is kept.
 */
export async function giveCode(
  tx: Database,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { programId, profileId }: Participation,
  ownerId: string,
): Promise<void> {
  const bytes = (count: number) => Buffer.from(ids.secret(count), 'base64url')
  while ((await findPromoCodesOf(tx, programId, profileId)).length === 0)
    await insertPromoCode(tx, { programId, profileId, ownerId, code: generatedCode(bytes), isChosen: false, createdAt: clock.now() })
}

async function stateOf(db: Database, program: ProgramRecord | null, { programId, profileId }: Participation) {
  const request = await findRequestOf(db, programId, profileId)
  const codes = await findPromoCodesOf(db, programId, profileId)
  return { program, request, codes, hasChosen: codes.some(({ isChosen }) => isChosen) }
}

/** `promoCodeIdeas`: whether a typed code is free, and free codes that suit the participant. Throws as `decideMayChoose`. */
export async function promoCodeIdeas(
  { db }: Pick<ParticipationsDeps, 'db'>,
  { profileId, profile }: Viewer,
  { programId, typed }: { readonly programId: string; readonly typed: string },
): Promise<PromoCodeIdeas> {
  const program = changesOf(decideMayChoose(await stateOf(db, await findProgram(db, programId), { programId, profileId }), profileId))
  const names = [profile.user_name, profile.first_name, profile.last_name].filter((name) => name !== null)
  const taken = await findTakenLooks(db, program.profileId, [...new Set(codesToLookUp(typed, names).map(promoCodeLook))])
  return ideasOf(typed, names, taken)
}

/**
 * `choosePromoCode`: if several participants choose one code at once, one gets it; if one participant chooses several at once, they get one
 * of them. Throws `PROGRAM_NOT_FOUND`, `PROMO_CODE_ALREADY_CHOSEN`, `DTO_VALIDATION_ERROR`.
 */
export async function choosePromoCode(
  { db, clock }: Pick<ParticipationsDeps, 'db' | 'clock'>,
  { profileId }: Pick<Viewer, 'profileId'>,
  { programId, code: typed }: ChoosePromoCodeInput,
): Promise<PromoCode> {
  return resultOrThrow(
    await inTransaction(db, async (tx): Promise<PromoCode | Problem> => {
      const program = await findProgram(tx, programId)
      const look = promoCodeLook(foldedCode(typed))
      const isTaken = program !== null && (await findTakenLooks(tx, program.profileId, [look])).has(look)
      // Read after `isTaken`: if the participant sent this code twice, the second call must find their choice, not a code of somebody else.
      const state = await stateOf(tx, program, { programId, profileId })
      const { problem, changes } = decideChoosing({ ...state, isTaken }, { profileId, typed }, clock.now())
      if (problem) return problem
      if (await insertPromoCode(tx, changes)) return { code: changes.code, isChosen: true }
      // Another transaction was first: the same participant chose, or somebody else got the code.
      const { hasChosen } = await stateOf(tx, program, { programId, profileId })
      return hasChosen ? new Problem('PROMO_CODE_ALREADY_CHOSEN') : lostCode()
    }),
  )
}
