import type { DetailsDraft } from './details-draft.ts'

/** Props of each group of fields of the first step. */
export type DetailsFieldsProps = { draft: DetailsDraft; set: (change: Partial<DetailsDraft>) => void }
