import { placeNamed } from '@wasla/contract/reference/regions.ts'
import { interestsByName } from '@wasla/contract/reference/fields.ts'
import type { Language } from '@wasla/contract/platform/language.ts'

/** Names what steps hold by id: countries, regions, service areas and interests. */
export const namesIn =
  (language: Language) =>
  (id: string): string | undefined =>
    placeNamed(id, language)?.name ?? interestsByName(language).find((interest) => interest.id === id)?.name
