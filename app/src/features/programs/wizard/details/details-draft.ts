import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { LaunchLocationType, ProgramFocus } from '@wasla/contract/programs/types.ts'
import type { UpsertProgramInput } from '@wasla/contract/generated/user-types.ts'
import { isSameValue } from '#form/same-value.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

/** A cropped picture, and the blob URL under which this page shows it. */
export type ChosenCover = { readonly file: File; readonly url: string }

/** Values of the first step. The places of each type are stored separately, so that switching types loses none. */
export type DetailsDraft = {
  /** The newly chosen cover; null keeps the saved cover. */
  readonly cover: ChosenCover | null
  readonly name: string
  readonly description: string
  /** `YYYY-MM-DD`, or null while it is incomplete. */
  readonly startDate: string | null
  readonly endDate: string | null
  readonly isPublic: boolean
  readonly isVisible: boolean
  readonly programFocus: ProgramFocus | null
  readonly openToPlacement: boolean
  readonly sellOnEcommerce: boolean
  readonly storeLink: string
  readonly launchLocationType: LaunchLocationType
  readonly countryIds: readonly string[]
  readonly regionIds: readonly string[]
  readonly serviceAreaIds: readonly string[]
}

/** Returns the draft of a program that is open to everybody, runs everywhere, and starts on the day `today` (`YYYY-MM-DD`). */
const empty = (today: string): DetailsDraft => ({
  cover: null,
  name: '',
  description: '',
  startDate: today,
  endDate: null,
  isPublic: true,
  isVisible: true,
  programFocus: null,
  openToPlacement: false,
  sellOnEcommerce: false,
  storeLink: '',
  launchLocationType: 'WORLDWIDE',
  countryIds: [],
  regionIds: [],
  serviceAreaIds: [],
})

/** Returns the form's values for a saved program, or for a new program (null). */
export function draftOf(program: WizardProgramFragment | null, today: string): DetailsDraft {
  if (!program) return empty(today)
  const placeIds = program.launchLocations.map(({ id }) => id)
  return {
    cover: null,
    name: program.name,
    description: program.description,
    startDate: program.startDate,
    endDate: program.endDate,
    isPublic: program.isPublic,
    isVisible: program.isVisible,
    programFocus: program.programFocus,
    openToPlacement: program.openToPlacement,
    sellOnEcommerce: program.sellOnEcommerce,
    storeLink: program.storeLink ?? '',
    launchLocationType: program.launchLocationType,
    countryIds: program.launchLocationType === 'COUNTRIES' ? placeIds : [],
    regionIds: program.launchLocationType === 'REGIONS' ? placeIds : [],
    serviceAreaIds: program.serviceArea.map(({ id }) => id),
  }
}

/** Returns the ids that are sent as launch locations; none if the chosen type is sent in another field. */
function launchLocationsOf({ launchLocationType, countryIds, regionIds }: DetailsDraft): readonly string[] {
  if (launchLocationType === 'COUNTRIES') return countryIds
  return launchLocationType === 'REGIONS' ? regionIds : []
}

/** Returns the ids of the places of the chosen type. */
export const placesOf = (draft: DetailsDraft): readonly string[] =>
  draft.launchLocationType === 'SERVICE_AREA' ? draft.serviceAreaIds : launchLocationsOf(draft)

type Sent = Omit<UpsertProgramInput, 'id' | 'coverImage' | 'programFocus' | 'startDate'> & {
  programFocus: ProgramFocus | null
  startDate: string | null
}

/**
 * Returns the input without the cover and without values of hidden fields. It may be incomplete; the rules check that before it is sent.
 */
export const sentOf = (draft: DetailsDraft): Sent => ({
  name: draft.name,
  description: draft.description,
  startDate: draft.startDate,
  endDate: draft.endDate,
  isPublic: draft.isPublic,
  isVisible: draft.isVisible,
  programFocus: draft.programFocus,
  openToPlacement: draft.openToPlacement,
  sellOnEcommerce: draft.sellOnEcommerce,
  storeLink: draft.sellOnEcommerce ? draft.storeLink : null,
  launchLocationType: draft.launchLocationType,
  launchLocationIds: [...launchLocationsOf(draft)],
  serviceAreaIds: draft.launchLocationType === 'SERVICE_AREA' ? [...draft.serviceAreaIds] : [],
})

/** Returns whether two drafts send the same values. */
export const isSameDraft = (one: DetailsDraft, other: DetailsDraft): boolean =>
  one.cover === other.cover && isSameValue(sentOf(one), sentOf(other))

/** Returns problems for missing values without which a program cannot be saved, in the order of the form. */
export const missingOf = ({ cover, programFocus, startDate }: DetailsDraft, hasCover: boolean): FieldProblem[] => [
  ...(hasCover || cover ? [] : [{ path: 'coverImage', rule: 'required' as const }]),
  ...(programFocus === null ? [{ path: 'programFocus', rule: 'required' as const }] : []),
  ...(startDate === null ? [{ path: 'startDate', rule: 'required' as const }] : []),
]

/** Returns the input of `upsertProgram`; null if a required part is missing. Contains a cover only if one was chosen. */
export function inputOf(draft: DetailsDraft, id: string | null): UpsertProgramInput | null {
  const { programFocus, startDate, ...rest } = sentOf(draft)
  if (programFocus === null || startDate === null) return null
  return { ...rest, programFocus, startDate, ...(id !== null && { id }), ...(draft.cover && { coverImage: draft.cover.file }) }
}
