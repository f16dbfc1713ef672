import type { ProfileStatus } from '../../profiles/types.ts'
import type { Bill } from '../../wallet/bill.ts'
import type { MatchesAloud } from '../matching/aloud.ts'
import type { ProgramContentRecord, ProgramRecord } from '../record.ts'
import type { ImpactObjectives, ProgramBudget } from '../step-data.ts'
import type { ProgramStepType } from '../types.ts'

/** Why a tracking address did not answer as a page. */
export type ProbeFailure = 'UNREACHABLE' | 'TOO_SLOW' | 'TOO_MANY_REDIRECTS' | 'NOT_SECURE'

/** What came of opening a tracking address as the browser of a phone does. Times in milliseconds; `place`: host and path, without what follows. */
export type TrackingProbe =
  | {
      readonly kind: 'answered'
      readonly place: string
      readonly status: number
      readonly milliseconds: number
      readonly redirects: number
      /** Whether the last address still has the click id. */
      readonly keepsClickId: boolean
      /** The parameter by which the snippets of the setup read it there; null if they do not (Y-15). */
      readonly readBy: string | null
    }
  | { readonly kind: 'failed'; readonly failure: ProbeFailure; readonly place: string }

/** What a dry run goes by, as it was gathered; null where its step was not saved yet. */
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
