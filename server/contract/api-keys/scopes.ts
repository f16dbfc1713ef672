import { everyOf } from '../common/every-of.ts'
import type { ApiScope } from '../generated/user-sdl-types.ts'

/** What a key may do, in the order of the form. No scope moves money, and none reaches the account, its settings or its keys. */
export const apiScopes = everyOf<ApiScope>()(
  'PROGRAMS_READ',
  'PARTICIPANTS_READ',
  'PARTICIPANTS_WRITE',
  'RESULTS_READ',
  'RESULTS_WRITE',
  'WALLET_READ',
)

/** Returns the name of a scope as pages and documents write it: `programs:read`. */
export const scopeName = (scope: ApiScope): string => scope.toLowerCase().replace('_', ':')
