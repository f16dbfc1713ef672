import type { Check, Problems } from './check.ts'

/**
 * Returns a check whose rules load with the first change, because most people who open the page change nothing. If the rules cannot be
 * loaded, the check uses `without`, and the server finds the remaining problems.
 */
export function lazyCheck<Draft, Rules>(
  fetchRules: () => Promise<Rules>,
  withRules: (rules: Rules, draft: Draft) => Problems | Promise<Problems>,
  without: (draft: Draft) => Problems = () => [],
): Check<Draft> {
  const check = (draft: Draft) =>
    fetchRules().then(
      (rules) => withRules(rules, draft),
      () => without(draft),
    )
  return Object.assign(check, { prefetch: () => void fetchRules().catch(() => undefined) })
}
