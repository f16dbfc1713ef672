import { toDateTime } from '../profiles/fields.ts'
import type { ListedPerson, SavedPeopleFilterRecord } from './record.ts'

/** Fields of `Person` that depend on the row only. */
export const personFields = {
  id: ({ profileId }: ListedPerson) => profileId,
  platforms: ({ platforms }: ListedPerson) => [...platforms],
}

/** Fields of `SavedPeopleFilter` whose type differs from the record's. */
export const savedPeopleFilterFields = { createdAt: ({ createdAt }: SavedPeopleFilterRecord) => toDateTime(createdAt) }
