import type { Moment } from './values.ts'

/** Keys with which systems call the API. `scopes` is a list in JSON; only the hash of a key is stored, and its last characters. */
export type ApiKeysTable = {
  id: string
  profile_id: string
  /** The account that made the key. */
  created_by: string
  name: string
  hash: string
  ending: string
  scopes: string
  created_at: Moment
  expires_at: Moment
  last_used_at: Moment | null
  revoked_at: Moment | null
}

/**
 * Requests with an idempotency key, by profile and key. `status` and `body` are their answer; null while the request runs. `run` names the
 * attempt that runs it until `claimed_until`.
 */
type ApiAnswersTable = {
  profile_id: string
  key: string
  fingerprint: string
  run: string
  claimed_until: Moment
  status: number | null
  body: string | null
  created_at: Moment
}

/** The tables of API keys, by name. */
export type ApiKeyTables = {
  api_keys: ApiKeysTable
  api_answers: ApiAnswersTable
}
