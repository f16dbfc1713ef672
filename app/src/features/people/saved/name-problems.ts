import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'

const { least, most } = peopleLimits.saved.name

/** What is wrong with the name of a saved filter, as the server says it. */
export function nameProblems({ name }: { name: string }): FieldProblem[] {
  const length = [...name.trim()].length
  if (length < least) return [{ path: 'name', rule: 'required' }]
  return length > most ? [{ path: 'name', rule: 'tooLong', params: { max: most } }] : []
}
