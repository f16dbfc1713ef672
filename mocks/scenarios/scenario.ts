import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { AdminStore } from '../admin/admin-store.ts'
import type { Store } from '../store/memory.ts'
import type { Member } from '../world/member.ts'
import type { World } from '../world/tables.ts'

/**
 * Way in which a request fails: 503 `SERVICE_BUSY`, an error code, no answer, or no connection. `after` is the number of equal requests
 * that succeed first. `times` is the number of requests that fail after that (default: all).
 */
export type Fault =
  | { kind: 'busy'; times: number }
  | { kind: 'problem'; extensions: ErrorExtensions; after?: number; times?: number }
  | { kind: 'silence'; after?: number }
  | { kind: 'offline'; after?: number }

/** A fault, and the requests that it affects: requests with one of these root fields or operation names, or all requests. */
export type FaultRule = { on: 'everything' | readonly string[]; fault: Fault }

/** A named situation for stories, tests and development on mocks. */
export type Scenario = {
  /** Title in lists of scenarios. */
  title: string
  /** The signed-in member with the active profile; null for visitors. */
  viewer: Member | null
  /** Time since the viewer signed in, in milliseconds. Sessions last 30 days (B-13). */
  signedInFor?: number
  /** Role of the signed-in admin; null or undefined for none. */
  admin?: AdminRole | null
  /** Whether admins may sign in with the OpenID Connect provider of their organisation. */
  hasAdminOidc?: boolean
  /** Changes the back office for this scenario. */
  prepareAdmin?: (adminStore: AdminStore) => void
  /** Changes the world for this scenario. */
  prepare?: (world: World) => void
  /** Adds what the world does not contain, such as webhooks. */
  prepareStore?: (store: Store) => void
  faults?: readonly FaultRule[]
  flags?: Flags
}

/** Returns the first fault for a request with these operations and root fields. */
export const faultOf = ({ faults = [] }: Scenario, names: readonly string[]): Fault | undefined =>
  faults.find(({ on }) => on === 'everything' || on.some((name) => names.includes(name)))?.fault
