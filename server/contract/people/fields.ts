import { toDateTime } from '../profiles/fields.ts'
import type { ListedPerson, SavedPeopleFilterRecord } from './record.ts'

/** Resolvers of the fields of `Person` that depend only on the row. */
export const personFields = {
  id: ({ profileId }: ListedPerson) => profileId,
  platforms: ({ platforms }: ListedPerson) => [...platforms],
}

/** Resolvers of the fields of `SavedPeopleFilter` that differ in type from the record. */
export const savedPeopleFilterFields = { createdAt: ({ createdAt }: SavedPeopleFilterRecord) => toDateTime(createdAt) }
