import type { Check, Problems } from './check.ts'

/**
 * Checks by rules that are fetched with the first change, because most people who open the page change nothing. Where the rules
 * cannot be fetched, `without` checks what it can and the server decides the rest.
 */
export function lateCheck<Draft, Rules>(
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
