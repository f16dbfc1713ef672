import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import {
  decideRateCardCreation,
  decideRateCardRemoval,
  decideRateCardUpdate,
  type RateCardState,
} from '@wasla/contract/showcase/rate-cards.ts'
import { owned } from '@wasla/contract/showcase/owned.ts'
import type { RateCardRecord } from '@wasla/contract/showcase/record.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { me, ownerOf } from './owner.ts'
import { createdIn, insertRow, removeRow, rowsOf, updateRow } from './rows.ts'

const stateOf = ({ memory: { world } }: Store, profileId: string): RateCardState => ({
  profileId,
  cards: rowsOf(world.rateCards, profileId),
})

/** Implements the mutation `createRateCard`. */
const createCard = (store: Store, profileId: string, input: Types.CreateRateCardInput): RateCardRecord =>
  insertRow(store.memory.world.rateCards, changesOf(decideRateCardCreation(stateOf(store, profileId), input, createdIn(store, 'rate'))))

/** Implements the mutation `updateRateCard`. */
const updateCard = (store: Store, profileId: string, input: Types.UpdateRateCardInput): RateCardRecord =>
  updateRow(store.memory.world.rateCards, changesOf(decideRateCardUpdate(stateOf(store, profileId), input)))

/** Implements the mutation `deleteRateCard`. */
const deleteCard = (store: Store, profileId: string, id: string): { id: string } =>
  removeRow(store.memory.world.rateCards, changesOf(decideRateCardRemoval(stateOf(store, profileId), id)))

export const rateCardMutations: Pick<Types.MutationResolvers<MockContext>, 'createRateCard' | 'updateRateCard' | 'deleteRateCard'> = {
  createRateCard: (_parent, { createRateCardInput: input }, context) =>
    owned(ownerOf(context), createCard(context.store, me(context), input)),
  updateRateCard: (_parent, { updateRateCardInput: input }, context) =>
    owned(ownerOf(context), updateCard(context.store, me(context), input)),
  deleteRateCard: (_parent, { id }, context) => deleteCard(context.store, me(context), id),
}
