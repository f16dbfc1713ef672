import { dryRunReasons } from '@wasla/contract/programs/dry-run/findings.ts'
import { objectiveTypes, programStepTypes, type ObjectiveType, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import { fieldAddress } from '#shared/programs/wizard/addresses.ts'

type Reasons = typeof dryRunReasons
export type DryRunCheck = keyof Reasons
/** What a check found, by name: `WALLET.BALANCE_SHORT`. Each has a title and a sentence. */
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

/** Null for a reason that this version does not know yet: the finding is left out, and the server still decides. */
export const kindOf = ({ check, reason }: Pick<Finding, 'check' | 'reason'>): FindingKind | null =>
  findingKinds.find((kind) => kind === `${check}.${reason}`) ?? null

/** Where a finding is put right: the field it is about, or the top of its step; null where that is no step. */
export const addressOf = ({ step, path }: Pick<Finding, 'step' | 'path'>): string | null => step && fieldAddress(step, path)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The values of a finding's sentence: amounts in halalas, times in milliseconds or as ISO 8601. What is missing or of another kind is left out. */
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

/** How many findings there are of each result. */
export const countsOf = (findings: readonly Pick<Finding, 'result'>[]) => {
  const count = (result: Finding['result']) => findings.filter((finding) => finding.result === result).length
  return { failed: count('FAILED'), warnings: count('WARNING'), passed: count('PASSED') }
}

/** The first step that has to be put right before publishing. */
export const firstStepToFix = (findings: readonly Pick<Finding, 'result' | 'step'>[]): ProgramStepType | null =>
  findings.find(({ result, step }) => result === 'FAILED' && step !== null)?.step ?? null
