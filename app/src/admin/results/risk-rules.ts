export type RiskUnit = 'count' | 'share' | 'seconds'

/** Rules that hold a result (N-14), each with the unit of its figures. */
export const riskRules = [
  ['TOO_MANY_CLICKS', 'count'],
  ['TOO_MANY_INVALID', 'share'],
  ['TOO_FAST', 'seconds'],
  ['TOO_MANY_CONVERSIONS', 'count'],
  ['SHARED_CONTACT', 'count'],
] as const satisfies readonly (readonly [rule: string, unit: RiskUnit])[]
export type RiskRule = (typeof riskRules)[number][0]
export const riskRuleOf = (rule: string): RiskRule | undefined => riskRules.find(([name]) => name === rule)?.[0]
