import { toDateTime } from '../../profiles/fields.ts'
import { publishTimeOf } from '../publishing/date.ts'
import type { ProgramRecord } from '../record.ts'
import { hasEnded, startsAt } from '../status/dates.ts'
import { startOfDay, civilDate } from '../../platform/riyadh.ts'
import type { ProgramStepType } from '../types.ts'
import type { DryRunFacts } from './facts.ts'
import { clickIdParameter } from './visit.ts'

/** Possible findings of each check. `FAILED` makes publishing fail, `WARNING` never blocks it, and `PASSED` reports what was tested. */
export const dryRunReasons = {
  STEPS: ['STEP_MISSING'],
  PROFILE: ['UNDER_REVIEW', 'NOT_ACTIVE', 'IDENTITY_CHECK'],
  SCHEDULE: ['END_PASSED', 'NOT_VISIBLE', 'DATE_INVALID', 'START_PASSED', 'STARTS_LATER'],
  WALLET: ['PAYMENT_OFF', 'BALANCE_SHORT'],
  BUDGET: ['BELOW_LADDER', 'NO_CASH'],
  CONTENT: ['FAILED', 'PROCESSING'],
  TRACKING_URL: ['UNREACHABLE', 'TOO_SLOW', 'TOO_MANY_REDIRECTS', 'NOT_SECURE', 'ERROR_PAGE'],
  PHONE: ['OPENS', 'SLOW'],
  CLICK_ID: ['KEPT', 'LOST', 'UNREAD'],
  CANDIDATES: ['FEW', 'ENOUGH'],
} as const satisfies Record<string, readonly string[]>

type DryRunCheck = keyof typeof dryRunReasons
type DryRunResult = 'PASSED' | 'WARNING' | 'FAILED'

/**
 * `DryRunFinding`: `step` and `path` name the field it is about; `params` are the values for its text (halalas, milliseconds, ISO 8601).
 */
export type DryRunFinding = {
  readonly [Check in DryRunCheck]: {
    readonly check: Check
    readonly result: DryRunResult
    readonly reason: (typeof dryRunReasons)[Check][number]
    readonly step: ProgramStepType | null
    readonly path: string | null
    readonly params: Readonly<Record<string, string | number>>
  }
}[DryRunCheck]

/** A check; returns any number of findings. */
type Find = (facts: DryRunFacts, now: number) => DryRunFinding[]

const place = (step: ProgramStepType | null = null, path: string | null = null) => ({ step, path })
const none = {}

const steps: Find = ({ missing }) =>
  missing.map((type) => ({ check: 'STEPS', result: 'FAILED', reason: 'STEP_MISSING', ...place(type), params: { type } }))

const profile: Find = ({ profileStatus, needsIdentityCheck }) => {
  if (profileStatus === 'Active' && !needsIdentityCheck) return []
  const reason = profileStatus === 'Active' ? 'IDENTITY_CHECK' : profileStatus === 'AdminVerifying' ? 'UNDER_REVIEW' : 'NOT_ACTIVE'
  return [{ check: 'PROFILE', result: 'FAILED', reason, ...place(), params: none }]
}

/** Returns when the program would start if it were published as requested. */
const beginningOf = (program: ProgramRecord, at: number | null) => startsAt({ ...program, publishDate: at })

const schedule: Find = ({ program, publishDate }, now) => {
  const { endDate, startDate } = program
  if (hasEnded(program, now) && endDate !== null)
    return [{ check: 'SCHEDULE', result: 'FAILED', reason: 'END_PASSED', ...place('PROGRAM_DETAILS', 'endDate'), params: { endDate } }]
  const time = publishTimeOf(program, publishDate, now)
  if (time.problem?.code === 'PROGRAM_VISIBILITY_PRIVATE')
    return [{ check: 'SCHEDULE', result: 'FAILED', reason: 'NOT_VISIBLE', ...place('PROGRAM_DETAILS', 'isVisible'), params: none }]
  if (time.problem) return [{ check: 'SCHEDULE', result: 'FAILED', reason: 'DATE_INVALID', ...place(null, 'publishDate'), params: none }]
  const start = beginningOf(program, time.at)
  if (start > now)
    return [{ check: 'SCHEDULE', result: 'PASSED', reason: 'STARTS_LATER', ...place(), params: { startsAt: toDateTime(start) } }]
  if (startOfDay(startDate) >= startOfDay(civilDate(now))) return []
  return [{ check: 'SCHEDULE', result: 'WARNING', reason: 'START_PASSED', ...place('PROGRAM_DETAILS', 'startDate'), params: { startDate } }]
}

const wallet: Find = ({ bill, available, isPaymentOn }) => {
  if (!isPaymentOn) return [{ check: 'WALLET', result: 'FAILED', reason: 'PAYMENT_OFF', ...place(), params: none }]
  if (bill.total <= available) return []
  const params = { required: bill.total, available, missing: bill.total - available }
  return [{ check: 'WALLET', result: 'FAILED', reason: 'BALANCE_SHORT', ...place('BUDGET', 'amount'), params }]
}

/** Returns the cash that a participant earns by reaching every milestone, in halalas (K-24). */
const ladderOf = ({ objectives }: DryRunFacts) => (objectives?.milestones ?? []).reduce((sum, { amount = 0 }) => sum + amount, 0)

const budgetCheck: Find = (facts) => {
  const { budget, objectives } = facts
  if (!budget || !objectives) return []
  const ladder = ladderOf(facts)
  if (ladder === 0)
    return [{ check: 'BUDGET', result: 'WARNING', reason: 'NO_CASH', ...place('IMPACT_OBJECTIVES', 'milestones'), params: none }]
  if (budget.amount >= ladder) return []
  const target = objectives.milestones.at(-1)?.target ?? 0
  const params = { amount: budget.amount, ladder, target, objectiveType: objectives.objectiveType }
  return [{ check: 'BUDGET', result: 'WARNING', reason: 'BELOW_LADDER', ...place('BUDGET', 'amount'), params }]
}

const stepOf = { SHAREABLE: 'SHAREABLE_CONTENT', LEARNING: 'LEARNING_CONTENT' } as const

const content: Find = ({ contents }) =>
  (['SHAREABLE', 'LEARNING'] as const).flatMap((type) =>
    (['FAILED', 'PROCESSING'] as const).flatMap((status): DryRunFinding[] => {
      const count = contents.filter((one) => one.contentStepType === type && one.status === status).length
      return count === 0 ? [] : [{ check: 'CONTENT', result: 'WARNING', reason: status, ...place(stepOf[type]), params: { count } }]
    }),
  )

const trackingUrl = place('IMPACT_OBJECTIVES', 'trackingUrl')
/** Load time above which a page is too slow for a visitor on a phone; in milliseconds. */
const patience = 3_000

const tracking: Find = ({ probe }) => {
  if (!probe) return []
  const params = { place: probe.place }
  if (probe.kind === 'failed') return [{ check: 'TRACKING_URL', result: 'WARNING', reason: probe.failure, ...trackingUrl, params }]
  const { status, milliseconds, redirects, keepsClickId, readBy } = probe
  if (status >= 400)
    return [{ check: 'TRACKING_URL', result: 'WARNING', reason: 'ERROR_PAGE', ...trackingUrl, params: { ...params, status } }]
  const isSlow = milliseconds > patience
  return [
    {
      check: 'PHONE',
      result: isSlow ? 'WARNING' : 'PASSED',
      reason: isSlow ? 'SLOW' : 'OPENS',
      ...trackingUrl,
      params: { ...params, milliseconds },
    },
    {
      check: 'CLICK_ID',
      result: readBy === null ? 'WARNING' : 'PASSED',
      reason: readBy !== null ? 'KEPT' : keepsClickId ? 'UNREAD' : 'LOST',
      ...trackingUrl,
      params: { ...params, redirects, parameter: readBy ?? clickIdParameter },
    },
  ]
}

const candidatesCheck: Find = ({ candidates }) => {
  if (!candidates) return []
  const { matching, least } = candidates
  const at = place('PARTICIPANT_CRITERIA')
  return matching === null
    ? [{ check: 'CANDIDATES', result: 'WARNING', reason: 'FEW', ...at, params: { least } }]
    : [{ check: 'CANDIDATES', result: 'PASSED', reason: 'ENOUGH', ...at, params: { matching } }]
}

const checks: readonly Find[] = [steps, profile, schedule, wallet, budgetCheck, content, tracking, candidatesCheck]
const worstFirst: readonly DryRunResult[] = ['FAILED', 'WARNING', 'PASSED']

/**
 * Returns the findings that publishing would have now, worst first, then in the order of the checks. The function depends only on its
 * arguments.
 */
export const dryRunFindings = (facts: DryRunFacts, now: number): DryRunFinding[] =>
  checks.flatMap((find) => find(facts, now)).toSorted((one, other) => worstFirst.indexOf(one.result) - worstFirst.indexOf(other.result))

/** Returns whether publishing would succeed (K-29). */
export const isReady = (findings: readonly DryRunFinding[]): boolean => findings.every(({ result }) => result !== 'FAILED')
