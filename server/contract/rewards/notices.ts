import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { AlertShare } from './alerts.ts'
import type { RewardRecord } from './record.ts'

type Named = Pick<ProgramRecord, 'id' | 'name' | 'profileId'>

const about = ({ id, name }: Named) => ({ programId: id, programName: name })

/** For both sides: a milestone was reached and its reward is taken from the budget, or is an experience to deliver (L-12). */
export const milestoneReached = (program: Named, { profileId }: Pick<RewardRecord, 'profileId'>): NotificationDraft[] => {
  const draft = { type: 'PROGRAM_MILESTONE_ACHIEVED', referenceId: program.id, meta: about(program) } as const
  return [
    { ...draft, profileId },
    { ...draft, profileId: program.profileId, senderProfileId: profileId },
  ]
}

/** For the owner: how much of the budget is used. Of several at once the last goes out as a text message, too (L-06, X-32). */
export const budgetAlerts = (program: Named, shares: readonly AlertShare[]): NotificationDraft[] =>
  shares.map((share, index) => ({
    profileId: program.profileId,
    type: 'PROGRAM_BUDGET_ALERT',
    referenceId: program.id,
    meta: { ...about(program), percent: share },
    isPanelOnly: index < shares.length - 1,
  }))

/** For the participant: what a run paid into the wallet; `lineId` is the wallet's transaction. */
export const earningReceived = (program: Named, to: { profileId: string; amount: number; lineId: string }): NotificationDraft => ({
  profileId: to.profileId,
  type: 'PROGRAM_EARNING_RECEIVED',
  referenceId: to.lineId,
  senderProfileId: program.profileId,
  meta: { ...about(program), amount: to.amount },
})
