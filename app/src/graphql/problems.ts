import { isErrorCode, type ErrorCode } from '@wasla/contract/errors/codes.ts'
import { isFieldRule, type FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** A refusal by the server as screens read it. */
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

/** Reads one error of an answer. A code this client does not know is a general error to it. */
export function readProblem({ extensions = {} }: WireError): ServerProblem {
  const { code, params, fields } = extensions
  return {
    code: isErrorCode(code) ? code : 'GENERAL_ERROR',
    params: recordOf(params),
    fields: Array.isArray(fields) ? fields.flatMap(fieldOf) : [],
  }
}

export const readProblems = (errors: readonly WireError[] | undefined): readonly ServerProblem[] => (errors ?? []).map(readProblem)

/** An answer that holds errors, as a call outside the cache throws it. Inside it is Apollo's own error, of the same shape. */
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

/** The server's refusal behind a caught error; null for a network that failed and for everything else. */
export function problemOf(error: unknown): ServerProblem | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return null
  return readProblems(error.errors.map(recordOf))[0] ?? null
}
