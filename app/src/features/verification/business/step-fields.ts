import type { BusinessDraft } from './draft.ts'

/** Props of the fields of a step: the draft, and a function that changes it. */
export type StepFieldsProps = { draft: BusinessDraft; set: (change: Partial<BusinessDraft>) => void }
