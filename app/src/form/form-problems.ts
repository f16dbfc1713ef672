import type { IntlShape } from 'react-intl'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { Formats } from '@wasla/design-system/locale/formats.ts'
import { problemOf, type ServerProblem } from '#graphql/problems.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { NetworkFailure } from '#graphql/network-failure.ts'
import { errorText, fieldTexts } from '#i18n/error-text.ts'

/** What a form shows itself: problems of these fields, and these codes at the field they are about. The others become toasts. */
export type FormFields = {
  readonly fields: readonly string[]
  readonly codes?: { readonly [C in ErrorCode]?: string }
  /** Where a path of the input is shown, for fields that stand for several of them. @default at itself */
  readonly at?: (path: string) => string
}

/** What went wrong the last time the form was sent. It holds no text, so that a change of language translates it too. */
export type FormOutcome =
  | { readonly kind: 'fine' }
  | { readonly kind: 'fields'; readonly by: 'rules' | 'server'; readonly fields: readonly FieldProblem[] }
  | { readonly kind: 'code'; readonly field: string; readonly problem: ServerProblem }
  /** The server could not be reached; everything is still in the form. */
  | { readonly kind: 'offline' }
  /** A toast says why the server refused. */
  | { readonly kind: 'refused' }

/** For the mutation's `context.errors`. */
export const handledErrorsOf = ({ fields, codes = {} }: FormFields): HandledErrors => ({ fields, codes: Object.keys(codes) as ErrorCode[] })

/** Problems at the fields of the form that show them. */
export const placed = (problems: readonly FieldProblem[], { at = (path) => path }: Pick<FormFields, 'at'>): FieldProblem[] =>
  problems.map((problem) => ({ ...problem, path: at(problem.path) }))

/** The problems of a refusal that are at fields of the form. */
const ownOf = ({ fields: named }: Pick<ServerProblem, 'fields'>, form: FormFields): FieldProblem[] =>
  placed(
    named.filter(({ path }) => form.fields.includes(path)),
    form,
  )

/** Where a code is shown: at the field that the server names with it, else where the form has it; undefined where it becomes a toast. */
export const fieldOfCode = (problem: Pick<ServerProblem, 'code' | 'fields'>, form: FormFields): string | undefined => {
  const field = form.codes?.[problem.code]
  return field === undefined ? undefined : (ownOf(problem, form)[0]?.path ?? field)
}

/** Reads what a call threw. */
export function outcomeOf(error: unknown, form: FormFields): FormOutcome {
  if (error instanceof NetworkFailure || (error instanceof Error && error.cause instanceof NetworkFailure)) return { kind: 'offline' }
  const problem = problemOf(error)
  if (!problem) return { kind: 'refused' }
  const field = fieldOfCode(problem, form)
  if (field !== undefined) return { kind: 'code', field, problem }
  const own = ownOf(problem, form)
  return own.length > 0 ? { kind: 'fields', by: 'server', fields: own } : { kind: 'refused' }
}

/**
 * The outcome after a change: problems that the rules no longer find are gone, also those of fields that another field mended. Problems
 * that are new wait for the next attempt. What the server refused stays until its own field is changed.
 */
export function withoutMended(outcome: FormOutcome, found: readonly FieldProblem[]): FormOutcome {
  if (outcome.kind !== 'fields' || outcome.by !== 'rules') return outcome
  const left = outcome.fields.filter(({ path, rule }) => found.some((problem) => problem.path === path && problem.rule === rule))
  if (left.length === outcome.fields.length) return outcome
  return left.length > 0 ? { ...outcome, fields: left } : { kind: 'fine' }
}

/** For `Form`, in the language of the page. */
export function validationErrorsOf(outcome: FormOutcome, intl: IntlShape, formats: Formats): Record<string, string> | undefined {
  if (outcome.kind === 'fields') return fieldTexts(intl, formats, outcome.fields)
  if (outcome.kind === 'code') return { [outcome.field]: errorText(intl, formats, outcome.problem) }
  return undefined
}
