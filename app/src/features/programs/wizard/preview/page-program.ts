import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { PageProgram, Place } from '#shared/programs/page/page-program.ts'
import { sentOf, type DetailsDraft } from '../details/details-draft.ts'

type Facts = {
  /** Id of the draft; null before the first step was saved. */
  readonly id: string | null
  /** Address of the saved cover. */
  readonly savedCover: string | null
  readonly brand: PageProgram['profile']
  /** Returns the place with this id; undefined until its name is loaded. */
  readonly placeOf: (id: string) => Place | undefined
  /** Current time, in milliseconds since 1970. */
  readonly now: number
}

/** Returns the program that the page will show for the draft. Values that are not typed yet are empty. */
export function programOf(draft: DetailsDraft, { id, savedCover, brand, placeOf, now }: Facts): PageProgram {
  const { launchLocationIds, serviceAreaIds } = sentOf(draft)
  const today = civilDate(now)
  const startDate = draft.startDate ?? today
  const moment = new Date(now).toISOString()
  return {
    id: id ?? 'new',
    name: draft.name.trim(),
    description: draft.description.trim(),
    coverImage: draft.cover?.url ?? savedCover,
    status: 'Draft',
    startDate,
    endDate: draft.endDate,
    publishedAt: null,
    updatedAt: moment,
    isPublic: draft.isPublic,
    isVisible: draft.isVisible,
    objectiveType: null,
    programFocus: draft.programFocus ?? 'PRODUCT',
    openToPlacement: draft.openToPlacement,
    sellOnEcommerce: draft.sellOnEcommerce,
    storeLink: draft.sellOnEcommerce ? draft.storeLink : null,
    launchLocationType: draft.launchLocationType,
    places: [...(launchLocationIds ?? []), ...(serviceAreaIds ?? [])].flatMap((place) => placeOf(place) ?? []),
    myParticipantRequest: null,
    profile: brand,
  }
}
