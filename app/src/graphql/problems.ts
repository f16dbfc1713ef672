import { isErrorCode, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { isFieldRule, type FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** A refusal by the server, as screens use it. */
export type ServerProblem = {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, unknown>>
  readonly fields: readonly FieldProblem[]
}

type WireError = { readonly extensions?: { readonly [name: string]: unknown } }

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

function fieldOf(value: unknown): FieldProblem[] {
  const { path, rule, params } = recordOf(value)
  if (typeof path !== 'string') return []
  return [
    { path, rule: isFieldRule(rule) ? rule : 'format', ...(params ? { params: recordOf(params) as Record<string, string | number> } : {}) },
  ]
}

/** Returns one error of an answer. A code that this client does not know becomes `GENERAL_ERROR`. */
export function readProblem({ extensions = {} }: WireError): ServerProblem {
  const { code, params, fields } = extensions
  return {
    code: isErrorCode(code) ? code : 'GENERAL_ERROR',
    params: recordOf(params),
    fields: Array.isArray(fields) ? fields.flatMap(fieldOf) : [],
  }
}

export const readProblems = (errors: readonly WireError[] | undefined): readonly ServerProblem[] => (errors ?? []).map(readProblem)

/** An answer with errors, thrown by a call outside the cache. The client throws Apollo's own error, which has the same shape. */
export class RefusedAnswer extends Error {
  readonly errors: readonly WireError[]

  constructor(errors: readonly WireError[]) {
    super(
      readProblems(errors)
        .map(({ code }) => code)
        .join(', '),
    )
    this.name = 'RefusedAnswer'
    this.errors = errors
  }
}

/** Returns the server's refusal in a caught error; null for a network failure or any other error. */
export function problemOf(error: unknown): ServerProblem | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return null
  return readProblems(error.errors.map(recordOf))[0] ?? null
}
