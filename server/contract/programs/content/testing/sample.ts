import type { ProgramContentRecord, ProgramRecord } from '../../record.ts'

/** A draft of the brand `nabt`. */
export const draft: ProgramRecord = {
  id: 'program',
  profileId: 'nabt',
  userId: 'user',
  status: 'Draft',
  name: 'The morning cup',
  description: 'Coffee for those who rise early',
  coverImage: null,
  startDate: '2026-12-01',
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
  objectiveType: null,
  countsBy: 'LINKS',
  publishDate: null,
  publishedAt: null,
  dueAt: null,
  budget: 0,
  holdCause: null,
  holdReason: null,
  retiredAt: null,
  createdAt: 1,
  updatedAt: 1,
  deletedAt: null,
}
export const active: ProgramRecord = { ...draft, status: 'Active', publishedAt: 5 }

export const owner = { profileId: 'nabt' }
export const stranger = { profileId: 'reem' }

/** A shareable video that is ready. */
export const video: ProgramContentRecord = {
  id: 'video',
  programId: 'program',
  contentStepType: 'SHAREABLE',
  position: 0,
  title: 'First sip',
  description: 'Twenty seconds of the first cup',
  type: 'VIDEO',
  status: 'READY',
  contentUrl: '/files/01980000-0000-7000-8000-000000000001',
  thumbnailUrl: '/files/01980000-0000-7000-8000-000000000002',
  hasOwnThumbnail: false,
  language: 'ARABIC',
  platform: 'TIKTOK',
  allowTrademarkUse: true,
  hashtags: ['قهوة', 'morning_cup'],
  specialRequests: null,
  fileName: 'sip.mp4',
  fileSize: 1_000,
  attempts: 1,
  nextAttemptAt: null,
  createdAt: 1,
  updatedAt: 1,
}
/** A learning article at an external address. */
export const article: ProgramContentRecord = {
  ...video,
  id: 'article',
  contentStepType: 'LEARNING',
  position: 1,
  title: 'How we roast',
  type: 'DOCUMENT',
  contentUrl: 'https://nabt.example/roast',
  thumbnailUrl: null,
  fileName: null,
  fileSize: null,
  allowTrademarkUse: false,
  hashtags: [],
}
