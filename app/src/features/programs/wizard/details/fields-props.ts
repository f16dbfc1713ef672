import type { DetailsDraft } from './details-draft.ts'

/** What each group of fields of the first step is given. */
export type DetailsFieldsProps = { draft: DetailsDraft; set: (change: Partial<DetailsDraft>) => void }
