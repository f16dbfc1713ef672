import type { ParticipantsRequestsFilter, Sort } from '@wasla/contract/generated/user-types.ts'
import { typesOf, type OpenType } from '../list/people-list.ts'

/** Orders of the list. The first is the default: the server's order, in which applicants who meet the criteria are first. */
export const applicantOrders = ['match', 'reach', 'newest', 'oldest'] as const
export type ApplicantOrder = (typeof applicantOrders)[number]

const sorts: Readonly<Record<ApplicantOrder, readonly Sort[] | null>> = {
  match: null,
  reach: [{ field: 'reach', direction: 'DESC' }],
  newest: [{ field: 'createdAt', direction: 'DESC' }],
  oldest: [{ field: 'createdAt', direction: 'ASC' }],
}
export const sortOf = (order: ApplicantOrder): Sort[] | null => {
  const sort = sorts[order]
  return sort && [...sort]
}

/** Returns the filter for requests that wait for an answer (M-07). */
export const requestsFilter = (programId: string, type: OpenType, term: string): ParticipantsRequestsFilter => ({
  programId,
  status: ['Pending'],
  types: typesOf(type),
  term: term === '' ? null : term,
})
