import { trialPromoCode } from '../participations/promo-codes/reserved.ts'
import { codeSourceId } from './code-source.ts'
import type { TrackRefusal } from './responses.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { queryNames } from './conversion-body.ts'
import { eventRefusal, type CountingProgram } from './counting-program.ts'
import type { ConversionEvent, ConversionWay, TrialRecord } from './record.ts'

/** A report with this click id is a trial. It is checked and answered like any other report, but never counted. */
export const trialClickId = 'test'

/**
 * Prefix of a pixel test’s one-time token (Y-04). Prefix and token are short enough for a click id. No real click id begins with this
 * prefix.
 */
const beforeToken = `${trialClickId}-`

/** Pattern of a pixel test’s click id within a text, for the snippets. */
export const pixelTestPattern = `${beforeToken}[0-9a-f]{32}`

/** The time that an owner has for a pixel test, and the time for which trials are stored, in milliseconds. */
export const trialLimits = { pixelTest: 3_600_000, stored: 30 * 86_400_000 } as const

/** Random bytes of a pixel test’s token. */
export const pixelTokenBytes = 16

/** Returns the click id of an owner’s pixel test; `token` is random bytes in lower-case hex. */
export const pixelTestClickId = (token: string): string => `${beforeToken}${token}`

/** What a report with only the code of a trial names. */
const trialCode = codeSourceId(trialPromoCode)

/** Returns whether a click id is that of a trial. */
export const isTrial = (clickId: string): boolean => clickId === trialClickId || clickId === trialCode || clickId.startsWith(beforeToken)

/** Returns the token of a pixel test; null for a trial without one. */
export const pixelTokenOf = (clickId: string): string | null => (clickId.startsWith(beforeToken) ? clickId.slice(beforeToken.length) : null)

/** Returns the query of the trial that `sendTestConversion` sends; `number` must be unique. */
export const trialCall = (event: ConversionEvent, number: string): Record<string, string> => ({
  [queryNames.clickId]: trialClickId,
  [queryNames.event]: event,
  [queryNames.externalId]: `test-${number}`,
  ...(event === 'SALE' ? { [queryNames.amount]: '1.00' } : {}),
})

export type TrialState = {
  readonly program: CountingProgram
  /** The stored trial with this number; null if the number is new. */
  readonly before: TrialRecord | null
  /** Whether the program’s owner allowed the report, by a secret or by the token of a pixel test. */
  readonly isAllowed: boolean
}

export type DecidedTrial =
  | { readonly refusal: TrackRefusal; readonly trial?: never; readonly isRepeat?: never }
  | { readonly refusal?: never; readonly trial: TrialRecord; readonly isRepeat: boolean }

/** Decides on a trial (Y-04). A stranger’s trial is answered like a report of an unknown click, and nothing is stored. */
export function decideTrial(
  { program, before, isAllowed }: TrialState,
  { reported, way, id, now }: { reported: ReportedConversion; way: ConversionWay; id: string; now: number },
): DecidedTrial {
  const wrongEvent = eventRefusal(program, reported)
  if (wrongEvent) return { refusal: wrongEvent }
  if (!isAllowed) return { refusal: { code: 'CLICK_NOT_FOUND' } }
  if (before && (before.status === 'Reversed' || !reported.isReversed)) return { trial: before, isRepeat: true }
  if (before) return { trial: { ...before, status: 'Reversed' }, isRepeat: false }
  const { event, externalId, amount, isReversed } = reported
  const status = isReversed ? 'Reversed' : 'Approved'
  return { trial: { id, programId: program.id, event, externalId, amount, way, status, receivedAt: now }, isRepeat: false }
}
