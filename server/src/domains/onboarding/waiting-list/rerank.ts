import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import { recount } from '../stores/places.ts'
import { updateRankKeys } from '../stores/ranks.ts'

/** The settings a place depends on: whoever changes one calls `rerank`. */
export const rankingSettings = ['waitingList.invitationBonus', 'waitingList.invitationsCounted', 'waitingList.taskBonus'] as const

/** Gives everybody who waits the place they have by the present settings (C-08), and counts them again. */
export const rerank = ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateRankKeys(tx, bonusFrom(settings.get))
    await recount(tx)
  })
