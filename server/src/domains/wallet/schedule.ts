import type { Job } from '#platform/jobs.ts'
import type { WalletService } from './service.ts'

/** Top-ups have a lane of their own, because a payment gateway may be slow. */
export const walletSchedule = ({ pollTopUps, settleDemoWithdrawals, reconcile }: WalletService): readonly Job[] => [
  { name: 'topUps', every: 2_000, run: pollTopUps },
  { name: 'settlements', lane: 'frequent', every: 2_000, run: settleDemoWithdrawals },
  { name: 'reconciliation', every: 'upkeep', run: () => reconcile() },
]
