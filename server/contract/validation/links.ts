import * as z from 'zod/mini'
import { invalidInput, Problem } from '../errors/problem.ts'
import { accept, problemsOf, rule } from './check.ts'
import type { FieldProblem, FieldRule } from '../errors/field-problem.ts'

/** Rules that accept a text if `read` can parse it, and return the parsed result. For any other text, the rule `name` is reported. */
export const readAs = (read: (typed: string) => string | null, name: FieldRule) =>
  z.pipe(
    z.string().check(z.maxLength(4096, rule('tooLong'))),
    z.transform((typed: string, ctx) => {
      const value = read(typed)
      if (value !== null) return value
      ctx.issues.push({ code: 'custom', message: name, input: typed })
      return z.NEVER
    }),
  )

/** Rules like `readAs` for an optional field: a blank text becomes null. */
export const orNone = (read: (typed: string) => string | null, name: FieldRule) =>
  z.nullish(
    z.pipe(
      readAs((typed) => (typed.trim() === '' ? '' : read(typed)), name),
      z.transform((value: string) => (value === '' ? null : value)),
    ),
  )

/** Returns the problem for wrong fields. A link that is the only wrong field has a code with its own text (A-11, D-11). */
export function refusalOf(problems: readonly FieldProblem[]): Problem {
  const [only, ...others] = problems
  if (only && others.length === 0) {
    const platform = only.params?.['platform']
    if (only.rule === 'platformUrl' && typeof platform === 'string') return new Problem('PLATFORM_URL_INVALID', { platform }, problems)
    if (only.rule === 'url') return new Problem('URL_INVALID_FORMAT', undefined, problems)
  }
  return invalidInput(problems)
}

/** Accepts an input with links, like `accept`. If a link is the only wrong field, throws the link's own code. */
export function acceptLinks<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const problems = problemsOf(schema, input)
  if (problems.length > 0) throw refusalOf(problems)
  return accept(schema, input)
}
