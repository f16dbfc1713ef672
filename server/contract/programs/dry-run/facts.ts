import type { ProfileStatus } from '../../profiles/types.ts'
import type { Bill } from '../../wallet/bill.ts'
import type { MatchesAloud } from '../matching/aloud.ts'
import type { ProgramContentRecord, ProgramRecord } from '../record.ts'
import type { ImpactObjectives, ProgramBudget } from '../step-data.ts'
import type { ProgramStepType } from '../types.ts'

/** Why a tracking address returned no page. */
export type ProbeFailure = 'UNREACHABLE' | 'TOO_SLOW' | 'TOO_MANY_REDIRECTS' | 'NOT_SECURE'

/** Why an address cannot be reached, as far as it is known. */
export type ProbeCause = 'DNS' | 'PRIVATE_ADDRESS' | 'CERTIFICATE'

/** Result of opening a tracking address as a phone's browser does. Times in milliseconds; `place` is host and path, without the query. */
export type TrackingProbe =
  | {
      readonly kind: 'answered'
      readonly place: string
      readonly status: number
      readonly milliseconds: number
      readonly redirects: number
      /** The host of the final page; null if the address leads into an app. */
      readonly landing: string | null
      /** Whether the page contains one of our snippets; null if the page was not read, or not to its end. */
      readonly hasSnippet: boolean | null
      /** Whether the final address still contains the click id. */
      readonly keepsClickId: boolean
      /** The parameter from which the setup's snippets read the click id; null if they read none (Y-15). */
      readonly readBy: string | null
    }
  | { readonly kind: 'failed'; readonly failure: ProbeFailure; readonly cause: ProbeCause | null; readonly place: string }

/** The facts that a dry run checks. A fact is null if its step is not saved yet. */
export type DryRunFacts = {
  readonly program: ProgramRecord
  readonly profileStatus: ProfileStatus
  readonly needsIdentityCheck: boolean
  readonly missing: readonly ProgramStepType[]
  readonly objectives: ImpactObjectives | null
  readonly budget: ProgramBudget | null
  readonly contents: readonly Pick<ProgramContentRecord, 'contentStepType' | 'status'>[]
  readonly bill: Bill
  readonly available: number
  readonly isPaymentOn: boolean
  readonly probe: TrackingProbe | null
  readonly candidates: MatchesAloud | null
  readonly publishDate: number | null
}
