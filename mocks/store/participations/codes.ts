import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ChoosePromoCodeInput, PromoCode, PromoCodeIdeas } from '@wasla/contract/generated/user-types.ts'
import { codesToLookUp, decideChoosing, decideMayChoose, ideasOf } from '@wasla/contract/participations/choose-code.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import type { Store } from '../memory.ts'
import { programById, requestOf } from '../programs/find.ts'

/** Returns the codes of a participant: the generated one, and the one that they chose. */
const codesOf = ({ memory }: Store, programId: string, profileId: string): PromoCodeRecord[] =>
  memory.world.promoCodes.filter((one) => one.programId === programId && one.profileId === profileId)

/** Returns the code that an accepted participant shares: the one that they chose, else the generated one. */
export function promoCodeFor(store: Store, programId: string, profileId: string): PromoCode | null {
  if (requestOf(store, programId, profileId)?.status !== 'Accepted') return null
  const codes = codesOf(store, programId, profileId)
  const shared = codes.find(({ isChosen }) => isChosen) ?? codes[0]
  return shared ? { code: shared.code, isChosen: shared.isChosen } : null
}

const stateOf = (store: Store, programId: string, profileId: string) => ({
  program: programById(store, programId),
  request: requestOf(store, programId, profileId),
  hasChosen: codesOf(store, programId, profileId).some(({ isChosen }) => isChosen),
})

/** Returns which of these looks a code of the brand has. */
const takenLooks = ({ memory }: Store, ownerId: string, looks: readonly string[]): Set<string> =>
  new Set(
    memory.world.promoCodes
      .filter((one) => one.ownerId === ownerId)
      .map(({ code }) => promoCodeLook(code))
      .filter((look) => looks.includes(look)),
  )

/** Implements the query `promoCodeIdeas`. */
export function promoCodeIdeas(
  store: Store,
  { id: profileId, userName, firstName, lastName }: ProfileRecord,
  { programId, typed }: { readonly programId: string; readonly typed: string },
): PromoCodeIdeas {
  const program = changesOf(decideMayChoose(stateOf(store, programId, profileId), profileId))
  const names = [userName, firstName, lastName].filter((name) => name !== null)
  return ideasOf(typed, names, takenLooks(store, program.profileId, codesToLookUp(typed, names).map(promoCodeLook)))
}

/** Implements the mutation `choosePromoCode`. */
export function choosePromoCode(store: Store, profileId: string, { programId, code: typed }: ChoosePromoCodeInput): PromoCode {
  const state = stateOf(store, programId, profileId)
  const look = promoCodeLook(foldedCode(typed))
  const isTaken = state.program !== null && takenLooks(store, state.program.profileId, [look]).has(look)
  const chosen = changesOf(decideChoosing({ ...state, isTaken }, { profileId, typed }, store.clock.now()))
  store.memory.world.promoCodes.push(chosen)
  return { code: chosen.code, isChosen: true }
}
