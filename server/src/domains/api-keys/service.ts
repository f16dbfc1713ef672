import type { StoredAnswer } from '@wasla/contract/api-keys/answers.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import type { ApiKey, ApiUsage, MadeApiKey, MakeApiKeyInput } from '@wasla/contract/generated/user-types.ts'
import type { Deps } from '../../deps.ts'
import { answerOnce, type Repeatable } from './answer-once.ts'
import { entering, type Entered, type Turned } from './enter.ts'
import { keys, make, revoke, usage, type Owner } from './owner.ts'
import { deleteAnswersBefore } from './stores/answers.ts'
import { deleteKeysBefore } from './stores/keys.ts'

export type { Allowance, Entered, Turned } from './enter.ts'

/** Keys with which a profile’s own systems call the API (docs/decisions/090-api-keys.md). */
export type ApiKeysService = {
  /** Answers `apiKeys`: the keys of the active profile, the newest first. */
  keys(owner: Pick<Owner, 'profileId'>): Promise<ApiKey[]>
  /** Answers `apiUsage`. */
  usage(owner: Pick<Owner, 'profileId'>): Promise<ApiUsage>
  /** Answers `makeApiKey`, the only answer with the key. Throws the errors of `decideKeyCreation`. */
  make(owner: Owner, input: MakeApiKeyInput): Promise<MadeApiKey>
  /** Answers `revokeApiKey`. Throws `API_KEY_NOT_FOUND`. */
  revoke(owner: Owner, id: string): Promise<{ success: boolean }>

  /** Reads the key of a request and counts the request; see `entering`. Returns a refusal and never throws it. */
  enter(authorization: string | undefined, address: string | null): Promise<Entered | Turned>
  /** Runs a request once for its idempotency key; see `answerOnce`. */
  answerOnce(request: Repeatable, work: () => Promise<StoredAnswer>): Promise<StoredAnswer & { readonly isRepeat: boolean }>
  /** For the upkeep: deletes keys that ended long ago, and answers that are a day old. */
  sweep(): Promise<void>
}

export function createApiKeysService(deps: Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits'>): ApiKeysService {
  return {
    keys: (owner) => keys(deps, owner),
    usage: (owner) => usage(deps, owner),
    make: (owner, input) => make(deps, owner, input),
    revoke: (owner, id) => revoke(deps, owner, id),
    enter: entering(deps),
    answerOnce: (request, work) => answerOnce(deps, request, work),
    async sweep() {
      const now = deps.clock.now()
      await deleteKeysBefore(deps.db, now - apiLimits.stored)
      await deleteAnswersBefore(deps.db, now - apiLimits.answers)
    },
  }
}
