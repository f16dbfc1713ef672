import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { AdminNetworkCaseQuery } from './NetworkCaseScreen.generated.ts'
import type { AdminNetworkCasesQuery } from './NetworkCasesScreen.generated.ts'

export type CaseRow = AdminNetworkCasesQuery['adminNetworkCases']['data'][number]
export type NetworkCase = AdminNetworkCaseQuery['adminNetworkCase']

export const isOpen = ({ status }: Pick<CaseRow, 'status'>): boolean => status === 'Open'

const day = 86_400_000

/** Returns whether an open case is late or due within a day. */
export function urgencyOf({ status, decideBy }: Pick<CaseRow, 'status' | 'decideBy'>, now: number): 'late' | 'soon' | 'calm' {
  if (status !== 'Open') return 'calm'
  const left = Date.parse(decideBy) - now
  return left < 0 ? 'late' : left < day ? 'soon' : 'calm'
}

/** Returns how many clicks of a network the case’s rule counts without a decision. */
export const allowedOf = ({ row, perNetwork, perOwnNetwork }: Pick<NetworkCase, 'row' | 'perNetwork' | 'perOwnNetwork'>): number =>
  row.reason === 'OWN_NETWORK' ? perOwnNetwork : perNetwork

export const outcomes = ['counts', 'refused'] as const
export type Outcome = (typeof outcomes)[number]
export type DecisionDraft = { outcome: Outcome | null; wholeNetwork: boolean; note: string }

/** Shows the error NO_CHANGES_TO_UPDATE at the choice. It means that another admin may have decided first. */
export const decisionFields: FormFields = { fields: ['note'], codes: { NO_CHANGES_TO_UPDATE: 'outcome' } }

export function problemsOfDecision({ outcome, note }: DecisionDraft): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (outcome === null) problems.push({ path: 'outcome', rule: 'required' })
  if (note.length > conversionLimits.note) problems.push({ path: 'note', rule: 'tooLong' })
  return problems
}

/** Returns the number of clicks that a decision covers. */
export const clicksDecided = ({ row, alsoOpen }: Pick<NetworkCase, 'row' | 'alsoOpen'>, wholeNetwork: boolean): number =>
  row.held + (wholeNetwork ? alsoOpen.reduce((sum, { held }) => sum + held, 0) : 0)
