import type { TrackRefusal } from './answers.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { queryNames } from './conversion-body.ts'
import { eventRefusal, type CountingProgram } from './counting-program.ts'
import type { ConversionEvent, ConversionWay, TrialRecord } from './record.ts'

/** A report with this click id is a trial: checked and answered like any other, and counted for nobody. */
export const trialClickId = 'test'

/** Before the one-time token of a pixel test (Y-04). Short enough for a click id, and no click's id begins so. */
const beforeToken = `${trialClickId}-`

/** The click id of a pixel test anywhere in a text, as snippets look for it. */
export const pixelTestPattern = `${beforeToken}[0-9a-f]{32}`

/** How long an owner has for a pixel test, and how many trials a program stores for how long. In milliseconds. */
export const trialLimits = { pixelTest: 3_600_000, stored: 30 * 86_400_000 } as const

/** Random bytes of the token of a pixel test. */
export const pixelTokenBytes = 16

/** The click id of an owner's pixel test, of random bytes as lower-case hex. */
export const pixelTestClickId = (token: string): string => `${beforeToken}${token}`

/** Whether a click id is that of a trial. */
export const isTrial = (clickId: string): boolean => clickId === trialClickId || clickId.startsWith(beforeToken)

/** The token of a pixel test; null for a trial without one. */
export const pixelTokenOf = (clickId: string): string | null => (clickId.startsWith(beforeToken) ? clickId.slice(beforeToken.length) : null)

/** The query of the trial that `sendTestConversion` sends; `number` is used by no other. */
export const trialCall = (event: ConversionEvent, number: string): Record<string, string> => ({
  [queryNames.clickId]: trialClickId,
  [queryNames.event]: event,
  [queryNames.externalId]: `test-${number}`,
  ...(event === 'SALE' ? { [queryNames.amount]: '1.00' } : {}),
})

export type TrialState = {
  readonly program: CountingProgram
  /** The trial with this number; null if it is new. */
  readonly before: TrialRecord | null
  /** Whether the program's owner let the report in: every report with a secret, and a pixel with the token of a test. */
  readonly isAllowed: boolean
}

export type DecidedTrial =
  | { readonly refusal: TrackRefusal; readonly trial?: never; readonly isRepeat?: never }
  | { readonly refusal?: never; readonly trial: TrialRecord; readonly isRepeat: boolean }

/** A trial (Y-04). A stranger's is answered like a report of an unknown click, and nothing is stored. */
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
