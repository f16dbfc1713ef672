import type { ApiScope } from '../generated/user-sdl-types.ts'

/** Which keys may read something: those with this scope, or all keys. */
export type NeededScope = ApiScope | 'ANY'
