import type { ApiKeyRecord } from '@wasla/contract/api-keys/key.ts'
import type { CountedRequests } from '@wasla/contract/api-keys/view.ts'

/** API keys, and the requests of this hour by profile. */
export type ApiKeyState = { keys: ApiKeyRecord[]; used: Map<string, CountedRequests> }

/** Returns a state without keys. */
export const noApiKeys = (): ApiKeyState => ({ keys: [], used: new Map() })
