import type { InquiryStatus } from '@wasla/contract/verification/states.ts'

/** An inquiry of the demo identity provider. */
export type MockInquiry = { id: string; profileId: string; status: InquiryStatus }
