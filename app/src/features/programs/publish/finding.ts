import { dryRunReasons } from '@wasla/contract/programs/dry-run/findings.ts'
import { objectiveTypes, programStepTypes, type ObjectiveType, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import { fieldAddress } from '#shared/programs/wizard/addresses.ts'

type Reasons = typeof dryRunReasons
type DryRunCheck = keyof Reasons
/** Kind of a finding, such as `WALLET.BALANCE_SHORT`. The catalogue has a title and a sentence for each kind. */
export type FindingKind = { [Check in DryRunCheck]: `${Check}.${Reasons[Check][number]}` }[DryRunCheck]

/** A finding as the server sends it. */
export type Finding = {
  readonly check: DryRunCheck
  readonly result: 'PASSED' | 'WARNING' | 'FAILED'
  readonly reason: string
  readonly step: ProgramStepType | null
  readonly path: string | null
  readonly params: unknown
}

export const findingKinds: readonly FindingKind[] = Object.entries(dryRunReasons).flatMap(([check, reasons]) =>
  reasons.map((reason) => `${check}.${reason}` as FindingKind),
)

/**
 * Returns the kind of a finding; null for a reason that this version of the app does not know. The page omits such a finding. The server
 * still refuses to publish if the finding is a failure.
 */
export const kindOf = ({ check, reason }: Pick<Finding, 'check' | 'reason'>): FindingKind | null =>
  findingKinds.find((kind) => kind === `${check}.${reason}`) ?? null

/** Returns the address at which a finding is fixed: its field, or the top of its step. Returns null if the finding belongs to no step. */
export const addressOf = ({ step, path }: Pick<Finding, 'step' | 'path'>): string | null => step && fieldAddress(step, path)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * Returns functions that read a finding's parameters. Amounts are in halalas; times are in milliseconds or ISO 8601. A parameter that is
 * missing or has another type is read as 0, an empty text or null.
 */
export function paramsOf({ params }: Pick<Finding, 'params'>) {
  const source = isRecord(params) ? params : {}
  const number = (name: string): number => (typeof source[name] === 'number' ? source[name] : 0)
  const text = (name: string): string => (typeof source[name] === 'string' ? source[name] : '')
  return {
    number,
    text,
    step: programStepTypes.find((type) => type === source['type']) ?? null,
    objectiveType: objectiveTypes.find((type): type is ObjectiveType => type === source['objectiveType']) ?? null,
  }
}

/** Returns the number of findings by result. */
export const countsOf = (findings: readonly Pick<Finding, 'result'>[]) => {
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length
  return { failed: count('FAILED'), warnings: count('WARNING'), passed: count('PASSED') }
}

/** Returns the first step with a failed finding; null if there is none. */
export const firstStepToFix = (findings: readonly Pick<Finding, 'result' | 'step'>[]): ProgramStepType | null =>
  findings.find(({ result, step }) => result === 'FAILED' && step !== null)?.step ?? null
