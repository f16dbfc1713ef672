import type { BusinessDraft } from './draft.ts'

/** Props of a step's fields: the draft, and a function to change it. */
export type StepFieldsProps = { draft: BusinessDraft; set: (change: Partial<BusinessDraft>) => void }
