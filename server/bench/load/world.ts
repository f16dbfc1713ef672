import type { ProfileType } from '@wasla/contract/profiles/types.ts'

/**
 * Somebody who sends requests. `token` is the access token; null if the person is not signed in. `address` is their network, as a proxy
 * reports it.
 */
export type Person = { readonly token: string | null; readonly address: string }

/** A person of the demo, who mostly reads. */
export type Reader = Person & {
  readonly profileId: string
  readonly type: ProfileType
  /** Some of the profile's own notifications. */
  readonly notifications: readonly string[]
}

/** A new networker with money, a bank account and nothing else, who does what a person does only a few times. */
export type Newcomer = Person & { readonly withdrawalAccountId: string }

/** Everything that the caller must know of the measured store. */
export type World = {
  readonly readers: readonly Reader[]
  readonly newcomers: readonly Newcomer[]
  /** Programs that everybody can read. */
  readonly programs: readonly string[]
  /** Programs that each newcomer may join. */
  readonly joinable: readonly string[]
  /** Public groups. */
  readonly groups: readonly { readonly id: string; readonly userName: string }[]
  /** Public profiles. */
  readonly profiles: readonly { readonly userName: string; readonly type: ProfileType }[]
}

/** Memory of a process in bytes: all of it, and what is reachable in its heap after a collection. */
export type Memory = { readonly rss: number; readonly live: number }
