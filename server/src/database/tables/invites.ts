import type { RequestStatus } from '@wasla/contract/generated/user-types.ts'
import type { Moment } from './values.ts'

/** Friends who were invited by number. One row per number and inviter (J-02). */
export type FriendInvitationsTable = { id: string; inviter_id: string; mobile_no: string; status: RequestStatus; created_at: Moment }
