import type { Moment } from './values.ts'

/** A connection to a platform that was begun (E-01): found by the keyed hash of its state, used once. */
export type SocialConnectionsTable = {
  state_hash: string
  user_id: string
  profile_id: string
  platform: string
  redirect_uri: string
  /** The secret that proves to the platform that the same server began and completes it (PKCE). */
  verifier: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}
