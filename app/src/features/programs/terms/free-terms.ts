import type { Guidelines } from '@wasla/contract/programs/step-data.ts'

/** The terms that a brand may change after publishing (K-30). A form has values only for what it edits. */
export type FreeTerms = { readonly endDate: string | null; readonly description: string; readonly guidelines: Guidelines | null }
