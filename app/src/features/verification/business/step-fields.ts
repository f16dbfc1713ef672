import type { BusinessDraft } from './draft.ts'

/** What the fields of a step are given: what is filled in, and how to change it. */
export type StepFieldsProps = { draft: BusinessDraft; set: (change: Partial<BusinessDraft>) => void }
