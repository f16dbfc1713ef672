import type { ProgramRecord } from '../../programs/record.ts'
import type { ParticipationRecord } from '../record.ts'

/**
 * An Active, listed program of the brand `brand` of the user `salem`. Requests of everybody who meets its criteria are accepted
 * automatically.
 */
export const openProgram: ProgramRecord = {
  id: 'program',
  profileId: 'brand',
  userId: 'salem',
  status: 'Active',
  name: 'Morning coffee',
  description: '',
  coverImage: null,
  startDate: '2026-01-01',
  endDate: null,
  isPublic: true,
  isVisible: true,
  programFocus: 'PRODUCT',
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: null,
  launchLocationType: 'WORLDWIDE',
  launchLocationIds: [],
  serviceAreaIds: [],
  objectiveType: 'SALES',
  countsBy: 'LINKS',
  publishDate: null,
  publishedAt: 1,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  createdAt: 1,
  updatedAt: 1,
  deletedAt: null,
}

/** The open request of the profile `reem` to join `openProgram`. */
export const openRequest: ParticipationRecord = {
  id: 'request',
  programId: 'program',
  profileId: 'reem',
  userId: 'user-reem',
  status: 'Pending',
  isAutomatic: false,
  declineReason: null,
  declineNote: null,
  createdAt: 2,
  answeredAt: null,
}
