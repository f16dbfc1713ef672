import type { LaunchLocationType } from '@wasla/contract/programs/types.ts'
import type { CardProgram } from '../card/card-program.ts'

/** A country, a region or a service area; `flagUrl` is null if it has no flag. */
export type Place = { id: string; name: string; flagUrl: string | null }

/** A program for its page: stored, or typed so far in the wizard. */
export type PageProgram = Omit<CardProgram, 'profile' | 'pay' | 'paymentRecord' | 'myFit' | 'myObjectiveData'> & {
  isPublic: boolean
  openToPlacement: boolean
  sellOnEcommerce: boolean
  storeLink: string | null
  launchLocationType: LaunchLocationType
  /** Countries, regions and service areas in which the program runs; empty if it runs everywhere. */
  places: readonly Place[]
  profile: CardProgram['profile'] & { userName: string | null; bio?: string | null }
}
