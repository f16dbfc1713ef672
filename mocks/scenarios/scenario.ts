import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { AdminStore } from '../admin/admin-store.ts'
import type { Member } from '../world/member.ts'
import type { World } from '../world/world.ts'

/**
 * How a request fails: with an error code, after a number of retries, by timeout, or with no connection.
 * Of a question that is asked again: once it was answered `after` times, and so many `times`; without them always.
 */
export type Fault =
  | { kind: 'busy'; times: number }
  | { kind: 'problem'; extensions: ErrorExtensions; after?: number; times?: number }
  | { kind: 'silence'; after?: number }
  | { kind: 'offline' }

/** A fault of the requests that call one of these root fields or carry an operation of such a name, or of all. */
export type FaultRule = { on: 'everything' | readonly string[]; fault: Fault }

/** A situation one can be in, by name: for stories, tests and the mock-driven development mode alike. */
export type Scenario = {
  /** For people, in lists of scenarios. */
  title: string
  /** Who is signed in, and which of their profiles they act as; null for a stranger. */
  viewer: Member | null
  /** How long ago the viewer signed in, in milliseconds; sessions live 30 days (B-13). */
  signedInFor?: number
  /** Who works in the back office; null or nothing for nobody. */
  admin?: AdminRole | null
  /** What is different from the back office as it is. */
  prepareAdmin?: (adminStore: AdminStore) => void
  /** What is different from the world as it is. */
  prepare?: (world: World) => void
  faults?: readonly FaultRule[]
  flags?: Flags
}

/** The first fault that concerns a request of these operations and root fields. */
export const faultOf = ({ faults = [] }: Scenario, names: readonly string[]): Fault | undefined =>
  faults.find(({ on }) => on === 'everything' || on.some((name) => names.includes(name)))?.fault
