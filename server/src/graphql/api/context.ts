import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'

/** Context of a request with a key: its viewer is the profile of the key. */
export type ApiContext = RequestContext & { readonly scopes: ReadonlySet<ApiScope> }
