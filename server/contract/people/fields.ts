import { toDateTime } from '../profiles/fields.ts'
import type { ListedPerson, SavedPeopleFilterRecord } from './record.ts'

/** Fields of `Person` that need nothing but the row. */
export const personFields = {
  id: ({ profileId }: ListedPerson) => profileId,
  platforms: ({ platforms }: ListedPerson) => [...platforms],
}

/** Fields of `SavedPeopleFilter` that do not carry their record's shape. */
export const savedPeopleFilterFields = { createdAt: ({ createdAt }: SavedPeopleFilterRecord) => toDateTime(createdAt) }
