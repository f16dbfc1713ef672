import { bonusFrom } from '@wasla/contract/onboarding/limits.ts'
import type { Deps } from '../../../deps.ts'
import { inTransaction } from '#database/transaction.ts'
import { recount } from '../stores/places.ts'
import { updateRankKeys } from '../stores/ranks.ts'

/** The settings that places depend on; call `rerank` after changing one. */
export const rankingSettings = ['waitingList.invitationBonus', 'waitingList.invitationsCounted', 'waitingList.taskBonus'] as const

/** Recomputes all keys by the current settings (C-08), and all counts. */
export const rerank = ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> =>
  inTransaction(db, async (tx) => {
    await updateRankKeys(tx, bonusFrom(settings.get))
    await recount(tx)
  })
