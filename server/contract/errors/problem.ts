import type { ErrorCode, ParamsOf } from './codes.ts'
import type { FieldProblem } from './field-problem.ts'

/** The shape of `errors[].extensions` on the wire. */
export type ErrorExtensions = {
  code: ErrorCode
  params?: Record<string, unknown>
  fields?: FieldProblem[]
  /** Identifies the request in the server's log; sent with unexpected errors only. */
  requestId?: string
}

/** A refusal that the contract foresees. Services and mock throw it. Every other error is a fault. */
export class Problem<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C
  readonly params: ParamsOf<C> | undefined
  readonly fields: readonly FieldProblem[]

  constructor(
    code: C,
    ...rest: undefined extends ParamsOf<C>
      ? [params?: ParamsOf<C>, fields?: readonly FieldProblem[]]
      : [params: ParamsOf<C>, fields?: readonly FieldProblem[]]
  ) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.params = rest[0]
    this.fields = rest[1] ?? []
  }

  get extensions(): ErrorExtensions {
    return {
      code: this.code,
      ...(this.params ? { params: this.params } : {}),
      ...(this.fields.length > 0 ? { fields: [...this.fields] } : {}),
    }
  }
}

/** Returns whether a value is a `Problem`. With plain `instanceof`, TypeScript would lose the types of the code and its params. */
export const isProblem = (value: unknown): value is Problem => value instanceof Problem

/** Returns `DTO_VALIDATION_ERROR` for one or more fields, each with its path and the rule that it breaks. */
export const invalidInput = (fields: readonly FieldProblem[]) => new Problem('DTO_VALIDATION_ERROR', undefined, fields)
