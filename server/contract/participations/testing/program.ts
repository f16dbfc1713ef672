import type { ProgramRecord } from '../../programs/record.ts'
import type { ParticipationRecord } from '../record.ts'

/** A program of the brand `brand` of the user `salem`, Active, listed, and joined at once by whoever meets its criteria. */
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

/** The request of the profile `reem` to join it, which waits for an answer. */
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
