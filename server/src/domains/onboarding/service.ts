import type {
  OnboardingAnswersInput,
  SetUpIndividualAccountInput,
  WaitingListEntry,
  WaitingListTask,
} from '@wasla/contract/generated/user-types.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { submitAnswers } from './account/answers.ts'
import { setUpAccount } from './account/set-up.ts'
import { forgetEmptySpans } from './ranking/counts.ts'
import { admit, admitDue, admitNext, type AdmittedBy } from './waiting-list/admit.ts'
import { completeTask, join, myEntry } from './waiting-list/list.ts'
import { rerank } from './waiting-list/rerank.ts'

type Within = Parameters<typeof admit>[3]

/** From the first question to the identity check. */
export type OnboardingService = {
  submitAnswers(viewer: Viewer, input: OnboardingAnswersInput): Promise<void>
  setUpAccount(viewer: Viewer, input: SetUpIndividualAccountInput): Promise<void>
  /** The active profile's place in the waiting list; null where it never joined. */
  myEntry(viewer: Viewer): Promise<WaitingListEntry | null>
  join(viewer: Viewer): Promise<WaitingListEntry>
  completeTask(viewer: Viewer, task: WaitingListTask): Promise<WaitingListEntry>
  /** Admits these entries, and answers the ids of those that came in; `within` runs in their transaction. */
  admit(entryIds: readonly string[], by: AdmittedBy, within?: Within): Promise<string[]>
  /** Admits the first `count` in line. */
  admitNext(count: number, by: AdmittedBy, within?: Within): Promise<string[]>
  /** For the timer: admits whose time has come. */
  admitDue(): Promise<string[]>
  /** Forgets what the waiting list no longer counts. */
  sweep(): Promise<void>
  /** Call it when one of `rankingSettings` was changed. */
  rerank(): Promise<void>
}

export const createOnboardingService = (
  deps: Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings'>,
): OnboardingService => ({
  submitAnswers: (viewer, input) => submitAnswers(deps, viewer, input),
  setUpAccount: (viewer, input) => setUpAccount(deps, viewer, input),
  myEntry: (viewer) => myEntry(deps, viewer),
  join: (viewer) => join(deps, viewer),
  completeTask: (viewer, task) => completeTask(deps, viewer, task),
  admit: (entryIds, by, within) => admit(deps, entryIds, by, within),
  admitNext: (count, by, within) => admitNext(deps, count, by, within),
  admitDue: () => admitDue(deps),
  sweep: async () => void (await forgetEmptySpans(deps.db)),
  rerank: () => rerank(deps),
})
