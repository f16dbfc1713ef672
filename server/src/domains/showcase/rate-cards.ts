import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateRateCardInput, UpdateRateCardInput } from '@wasla/contract/generated/user-types.ts'
import {
  decideRateCardCreation,
  decideRateCardRemoval,
  decideRateCardUpdate,
  rateCardConflict,
  rateCardMissing,
  type RateCardState,
} from '@wasla/contract/showcase/rate-cards.ts'
import type { Owner, RateCardRecord } from '@wasla/contract/showcase/record.ts'
import { owned } from '@wasla/contract/showcase/owned.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { refusedOnClash } from './races.ts'
import { findRateCards, insertRateCard, saveRateCard } from './stores/rate-cards.ts'
import { removeOwn } from './stores/own.ts'

type RateCardDeps = Pick<Deps, 'db' | 'clock' | 'ids'>

const stateOf = async (tx: Database, { profileId }: Owner): Promise<RateCardState> => ({
  profileId,
  cards: await findRateCards(tx, profileId),
})

const createRateCard = ({ db, clock, ids }: RateCardDeps, owner: Owner, input: CreateRateCardInput): Promise<RateCardRecord> =>
  refusedOnClash(
    inTransaction(db, async (tx) => {
      const card = changesOf(decideRateCardCreation(await stateOf(tx, owner), input, { id: ids.uuid(), now: clock.now() }))
      await insertRateCard(tx, card)
      return card
    }),
    rateCardConflict,
  )

const updateRateCard = ({ db }: RateCardDeps, owner: Owner, input: UpdateRateCardInput): Promise<RateCardRecord> =>
  refusedOnClash(
    inTransaction(db, async (tx) => {
      const card = changesOf(decideRateCardUpdate(await stateOf(tx, owner), input))
      if (!(await saveRateCard(tx, card))) throw rateCardMissing()
      return card
    }),
    rateCardConflict,
  )

const deleteRateCard = ({ db }: RateCardDeps, owner: Owner, id: string): Promise<{ id: string }> =>
  inTransaction(db, async (tx) => {
    const removed = changesOf(decideRateCardRemoval(await stateOf(tx, owner), id))
    if (!(await removeOwn(tx, 'rate_cards', owner.profileId, removed.id))) throw rateCardMissing()
    return removed
  })

/** Changes of rate cards by their owner (D-19). Another's card gets the same error as an unknown one. */
export const rateCardChanges = (deps: RateCardDeps) => ({
  create: async (owner: Owner, input: CreateRateCardInput) => owned(owner, await createRateCard(deps, owner, input)),
  update: async (owner: Owner, input: UpdateRateCardInput) => owned(owner, await updateRateCard(deps, owner, input)),
  remove: (owner: Owner, id: string) => deleteRateCard(deps, owner, id),
})
