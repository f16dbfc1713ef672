import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

export type Problems = readonly FieldProblem[]

/** Checks a draft by the contract's rules before the form is sent. `prefetch` loads the rules at the first change. */
export type Check<Draft> = ((draft: Draft) => Problems | Promise<Problems>) & { readonly prefetch?: () => void }
