import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'

const { least, most } = peopleLimits.saved.name

/** Returns the problems of a saved filter's name, the same as the server's. */
export function nameProblems({ name }: { name: string }): FieldProblem[] {
  const length = [...name.trim()].length
  if (length < least) return [{ path: 'name', rule: 'required' }]
  return length > most ? [{ path: 'name', rule: 'tooLong', params: { max: most } }] : []
}
