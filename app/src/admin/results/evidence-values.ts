import { riskRules, type RiskUnit } from './risk-rules.ts'

/** Returns the unit of a rule’s figures; null if this build does not know the rule. */
export const unitOf = (rule: string): RiskUnit | null => riskRules.find(([name]) => name === rule)?.[1] ?? null

/** Returns the figures for a rule’s sentence. Converts shares from percent to fractions, which the sentences use. */
export const sentenceOf = ({
  rule,
  found,
  allowed,
}: {
  rule: string
  found: number
  allowed: number
}): { found: number; allowed: number } => (unitOf(rule) === 'share' ? { found: found / 100, allowed: allowed / 100 } : { found, allowed })

/** Returns whether a finding breaks its rule: too low if the unit is seconds, otherwise too high. */
export const isBeyond = ({ rule, found, allowed }: { rule: string; found: number; allowed: number }): boolean =>
  unitOf(rule) === 'seconds' ? found < allowed : found > allowed

type Evidence = { rule: string; found: number; allowed: number }

/** Sorts broken rules before the others. */
export const brokenFirst = <One extends Evidence>(evidence: readonly One[]): readonly One[] =>
  evidence.toSorted((one, other) => Number(isBeyond(other)) - Number(isBeyond(one)))

/**
 * Returns the finding of the rule that holds a result. Returns null if the figures no longer break the rule, or if `reason` is not one of
 * these rules.
 */
export const brokenRule = <One extends Evidence>(evidence: readonly One[], reason: string | null): One | null =>
  evidence.find((one) => one.rule === reason && isBeyond(one)) ?? null
