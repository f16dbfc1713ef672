import type {
  OnboardingAnswersInput,
  SetUpIndividualAccountInput,
  WaitingListEntry,
  WaitingListTask,
} from '@wasla/contract/generated/user-types.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { submitAnswers } from './account/answers.ts'
import { setUpAccount } from './account/set-up.ts'
import { admitDue, sweepWaitingList } from './jobs.ts'
import { removeWaiting } from './stores/entries.ts'
import { placeOf } from './stores/places.ts'
import { admit, admitNext, type AdmittedBy, type WithinAdmission } from './waiting-list/admit.ts'
import { completeTask, friendSignedUp, join, myEntry } from './waiting-list/places.ts'
import { rankingSettings, rerank } from './waiting-list/rerank.ts'

/** Use cases from the first question to the identity check. */
export type OnboardingService = {
  submitAnswers(viewer: Viewer, input: OnboardingAnswersInput): Promise<void>
  setUpAccount(viewer: Viewer, input: SetUpIndividualAccountInput): Promise<void>
  /** Returns the active profile's entry in the waiting list; null if it never joined. */
  myEntry(viewer: Viewer): Promise<WaitingListEntry | null>
  join(viewer: Viewer): Promise<WaitingListEntry>
  completeTask(viewer: Viewer, task: WaitingListTask): Promise<WaitingListEntry>
  /** Moves the inviter up if they still wait, in the transaction of a friend's sign-up (J-04). */
  friendSignedUp(tx: Database, inviterId: string): Promise<void>
  /** Returns how many people wait before an entry, and how many people wait in total. */
  placeOf(entry: { id: string; rankKey: number }): Promise<{ ahead: number; total: number }>
  /** Admits these entries and returns the ids of the entries that it admitted. `within` runs in the same transaction. */
  admit(entryIds: readonly string[], by: AdmittedBy, within?: WithinAdmission): Promise<string[]>
  /** Admits the first `count` entries in the queue. */
  admitNext(count: number, by: AdmittedBy, within?: WithinAdmission): Promise<string[]>
  /** For the timer: admits entries that are due. */
  admitDue(): Promise<string[]>
  /**
   * Removes a user's entries in the transaction that closes their account; the entries behind them move up. A suspended account keeps its
   * place.
   */
  leave(tx: Database, userId: string): Promise<void>
  /** Deletes empty counts of the waiting list. */
  sweep(): Promise<void>
  /** Recomputes the order of the queue if this setting changes it. Call it after any setting has changed. */
  settingChanged(key: string): Promise<void>
}

export const createOnboardingService = (
  deps: Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings'>,
): OnboardingService => ({
  submitAnswers: (viewer, input) => submitAnswers(deps, viewer, input),
  setUpAccount: (viewer, input) => setUpAccount(deps, viewer, input),
  myEntry: (viewer) => myEntry(deps, viewer),
  join: (viewer) => join(deps, viewer),
  completeTask: (viewer, task) => completeTask(deps, viewer, task),
  friendSignedUp: (tx, inviterId) => friendSignedUp(deps, tx, inviterId),
  placeOf: (entry) => placeOf(deps.db, entry),
  admit: (entryIds, by, within) => admit(deps, entryIds, by, within),
  admitNext: (count, by, within) => admitNext(deps, count, by, within),
  admitDue: () => admitDue(deps),
  leave: (tx, userId) => removeWaiting(tx, userId),
  sweep: () => sweepWaitingList(deps),
  async settingChanged(key) {
    if (rankingSettings.some((one) => one === key)) await rerank(deps)
  },
})
