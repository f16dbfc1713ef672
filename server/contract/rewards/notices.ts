import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { AlertShare } from './alerts.ts'
import type { RewardRecord } from './record.ts'

type Named = Pick<ProgramRecord, 'id' | 'name' | 'profileId'>

const about = ({ id, name }: Named) => ({ programId: id, programName: name })

/**
 * Notifies both sides that a milestone was reached, and that its reward is bound in the budget or is an experience to be delivered (L-12).
 */
export const milestoneReached = (program: Named, { profileId }: Pick<RewardRecord, 'profileId'>): NotificationDraft[] => {
  const draft = { type: 'PROGRAM_MILESTONE_ACHIEVED', referenceId: program.id, meta: about(program) } as const
  return [
    { ...draft, profileId },
    { ...draft, profileId: program.profileId, senderProfileId: profileId },
  ]
}

const ofBoth = (
  type: 'PROGRAM_REWARD_HELD' | 'PROGRAM_REWARD_APPROVED' | 'PROGRAM_REWARD_REFUSED',
  program: Named,
  { profileId, amount }: Pick<RewardRecord, 'profileId' | 'amount'>,
  message?: string,
): NotificationDraft[] => {
  const draft = { type, referenceId: program.id, meta: { ...about(program), amount, ...(message !== undefined && { message }) } } as const
  return [
    { ...draft, profileId },
    { ...draft, profileId: program.profileId, senderProfileId: profileId },
  ]
}

/** Notifies both sides that a reward waits for the back office because they share a phone number or a bank account (Y-08). */
export const rewardHeld = (program: Named, reward: Pick<RewardRecord, 'profileId' | 'amount'>): NotificationDraft[] =>
  ofBoth('PROGRAM_REWARD_HELD', program, reward)

/** Notifies both sides of the decision on a held reward, with the admin’s note. */
export const rewardDecided = (program: Named, reward: Pick<RewardRecord, 'profileId' | 'amount' | 'state'>, message: string) =>
  ofBoth(reward.state === 'Refused' ? 'PROGRAM_REWARD_REFUSED' : 'PROGRAM_REWARD_APPROVED', program, reward, message)

/**
 * Notifies the owner of the used share of the budget. If several alerts are due at once, only the last is also sent as a text message
 * (L-06, X-32).
 */
export const budgetAlerts = (program: Named, shares: readonly AlertShare[]): NotificationDraft[] =>
  shares.map((share, index) => ({
    profileId: program.profileId,
    type: 'PROGRAM_BUDGET_ALERT',
    referenceId: program.id,
    meta: { ...about(program), percent: share },
    isPanelOnly: index < shares.length - 1,
  }))

/** Notifies the participant of the amount that a run paid into the wallet. `lineId` is the id of the wallet’s transaction. */
export const earningReceived = (program: Named, to: { profileId: string; amount: number; lineId: string }): NotificationDraft => ({
  profileId: to.profileId,
  type: 'PROGRAM_EARNING_RECEIVED',
  referenceId: to.lineId,
  senderProfileId: program.profileId,
  meta: { ...about(program), amount: to.amount },
})

/** Notifies a manager of the share of a networker's rewards that a run paid into their wallet. */
export const shareReceived = (
  program: Named,
  { managerId, talentId, amount, lineId }: { managerId: string; talentId: string; amount: number; lineId: string },
): NotificationDraft => ({
  profileId: managerId,
  type: 'SPLIT_SHARE_RECEIVED',
  referenceId: lineId,
  senderProfileId: talentId,
  meta: { ...about(program), amount },
})
