import * as z from 'zod/mini'
import { invalidInput } from '../errors/problem.ts'
import { isFieldRule, type FieldProblem, type FieldRule } from '../errors/field-problem.ts'

/**
 * Names the rule that is reported if a check fails, as in `z.string(rule('required'))` or `z.refine(test, rule('phoneNumber'))`. The name
 * becomes the message of the schema's issue.
 */
export const rule = (name: FieldRule) => ({ error: name })

const ruleOf = (issue: z.core.$ZodIssue): FieldRule => {
  if (isFieldRule(issue.message)) return issue.message
  if (issue.code === 'too_small') return 'tooShort'
  if (issue.code === 'too_big') return 'tooLong'
  return 'format'
}

/** Returns the problems of `input`: one per path, in the schema's order. Empty if the input is acceptable. */
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

/** Returns the accepted, normalized input without unknown keys. Throws `DTO_VALIDATION_ERROR` with the fields. */
export function accept<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw invalidInput(problemsOf(schema, input))
}
