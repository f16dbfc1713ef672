import type { IntlShape } from 'react-intl'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { Formats } from '@wasla/design-system/locale/formats.ts'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { errorText, fieldTexts } from '#i18n/error-text.ts'

/**
 * Problems that the form itself shows at its fields: problems of `fields`, and refusals with one of `codes`. All others become toasts
 * (A-11).
 */
export type FormFields = {
  readonly fields: readonly string[]
  readonly codes?: { readonly [C in ErrorCode]?: string }
  /** Returns the field that shows the problem of a path. Needed if one field covers several paths. @default the path */
  readonly at?: (path: string) => string
}

/**
 * Result of the last attempt to send the form. It holds no text. The text is written when it is shown, so it follows a change of language.
 */
export type FormOutcome =
  | { readonly kind: 'fine' }
  | { readonly kind: 'fields'; readonly by: 'rules' | 'server'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'code'; readonly field: string; readonly problem: ServerProblem }
  /** The server could not be reached; the form keeps all input. */
  | { readonly kind: 'offline' }
  /** A toast says why the server refused. */
  | { readonly kind: 'refused' }

/** Returns the value for the mutation's `context.errors`. */
export const handledErrorsOf = ({ fields, codes = {} }: FormFields): HandledErrors => ({ fields, codes: Object.keys(codes) as ErrorCode[] })

/** Returns the problems, each with the path of the field that shows it. */
export const placed = (problems: readonly FieldProblem[], { at = (path) => path }: Pick<FormFields, 'at'>): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, path: at(problem.path) }))

/** Returns the problems of a refusal that belong to fields of the form. */
const ownOf = ({ fields: named }: Pick<ServerProblem, 'fields'>, form: FormFields): FieldProblem[] =>
  placed(
    named.filter(({ path }) => form.fields.includes(path)),
    form,
  )

/**
 * Returns the field that shows a code. This is the field that the server names, else the form's field for this code. Returns undefined if
 * the code becomes a toast.
 */
export const fieldOfCode = (problem: Pick<ServerProblem, 'code' | 'fields'>, form: FormFields): string | undefined => {
  const field = form.codes?.[problem.code]
  return field === undefined ? undefined : (ownOf(problem, form)[0]?.path ?? field)
}

/** Returns the outcome for a caught error. */
export function outcomeOf(error: unknown, form: FormFields): FormOutcome {
  if (error instanceof NetworkFailure || (error instanceof Error && error.cause instanceof NetworkFailure)) return { kind: 'offline' }
  const problem = problemOf(error)
  return problem ? outcomeOfProblem(problem, form) : { kind: 'refused' }
}

/** Returns the outcome for a refusal by the server. */
export function outcomeOfProblem(problem: ServerProblem, form: FormFields): FormOutcome {
  const field = fieldOfCode(problem, form)
  if (field !== undefined) return { kind: 'code', field, problem }
  const own = ownOf(problem, form)
  return own.length > 0 ? { kind: 'fields', by: 'server', fields: own } : { kind: 'refused' }
}

/**
 * Returns the outcome after a change. Drops each problem that the rules no longer find, even if a change of another field fixed it. New
 * problems wait until the form is sent again. Problems found by the server stay until their own field changes.
 */
export function withoutMended(outcome: FormOutcome, found: readonly FieldProblem[]): FormOutcome {
  if (outcome.kind !== 'fields' || outcome.by !== 'rules') return outcome
  const left = outcome.fields.filter(({ path, rule }) => found.some((problem) => problem.path === path && problem.rule === rule))
  if (left.length === outcome.fields.length) return outcome
  return left.length > 0 ? { ...outcome, fields: left } : { kind: 'fine' }
}

/** Returns the errors for `Form`, in the page's language. */
export function validationErrorsOf(outcome: FormOutcome, intl: IntlShape, formats: Formats): Record<string, string> | undefined {
  if (outcome.kind === 'fields') return fieldTexts(intl, formats, outcome.fields)
  if (outcome.kind === 'code') return { [outcome.field]: errorText(intl, formats, outcome.problem) }
  return undefined
}
