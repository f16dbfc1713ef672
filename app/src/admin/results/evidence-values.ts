import { riskRules, type RiskUnit } from './risk-rules.ts'

/** What a rule counts, in the unit that its sentence is written in; null for a rule that is newer than this page. */
export const unitOf = (rule: string): RiskUnit | null => riskRules.find(([name]) => name === rule)?.[1] ?? null

/** The values of a rule as its sentence says them: shares arrive in percent, and sentences are written with parts of one. */
export const sentenceOf = ({
  rule,
  found,
  allowed,
}: {
  rule: string
  found: number
  allowed: number
}): { found: number; allowed: number } => (unitOf(rule) === 'share' ? { found: found / 100, allowed: allowed / 100 } : { found, allowed })

/** Whether what was found goes beyond what is allowed: too little for a span of time, too much for everything else. */
export const isBeyond = ({ rule, found, allowed }: { rule: string; found: number; allowed: number }): boolean =>
  unitOf(rule) === 'seconds' ? found < allowed : found > allowed

type Evidence = { rule: string; found: number; allowed: number }

/** The rules that were broken, before those that were kept. */
export const brokenFirst = <One extends Evidence>(evidence: readonly One[]): readonly One[] =>
  evidence.toSorted((one, other) => Number(isBeyond(other)) - Number(isBeyond(one)))

/** What was found of the rule that holds a result; null where its figures are no longer beyond the rule, or it is none of these rules. */
export const brokenRule = <One extends Evidence>(evidence: readonly One[], reason: string | null): One | null =>
  evidence.find((one) => one.rule === reason && isBeyond(one)) ?? null
