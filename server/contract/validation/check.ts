import * as z from 'zod/mini'
import { invalidInput } from '../errors/problem.ts'
import { isFieldRule, type FieldProblem, type FieldRule } from '../errors/field-problem.ts'

/**
 * The way a schema names the rule that failed: its message *is* the rule's name.
 * `z.string(rule('required'))`, `z.refine(test, rule('phoneNumber'))`.
 */
export const rule = (name: FieldRule) => ({ error: name })

const ruleOf = (issue: z.core.$ZodIssue): FieldRule => {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'too_small') return 'tooShort'
  if (issue.code === 'too_big') return 'tooLong'
  return 'format'
}

/** What is wrong with `input`, one problem a path, in the schema's order; empty when it is acceptable. */
export function problemsOf<T extends z.ZodMiniType>(schema: T, input: unknown): FieldProblem[] {
  const result = z.safeParse(schema, input)
  if (result.success) return []
  const seen = new Map<string, FieldProblem>()
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.')
    if (seen.has(path)) continue
    const params = issue.code === 'custom' ? (issue.params as FieldProblem['params']) : undefined
    seen.set(path, { path, rule: ruleOf(issue), ...(params ? { params } : {}) })
  }
  return [...seen.values()]
}

/** The accepted, normalised input, or `DTO_VALIDATION_ERROR` with its fields. Unknown keys are dropped. */
export function accept<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw invalidInput(problemsOf(schema, input))
}
