import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

export type Problems = readonly FieldProblem[]

/** What the contract's rules find wrong with a draft before it is sent. `prefetch` fetches them when something is first changed. */
export type Check<Draft> = ((draft: Draft) => Problems | Promise<Problems>) & { readonly prefetch?: () => void }
