import type { InquiryStatus } from '@wasla/contract/verification/states.ts'

/** An inquiry as the played provider remembers it. */
export type MockInquiry = { id: string; profileId: string; status: InquiryStatus }
