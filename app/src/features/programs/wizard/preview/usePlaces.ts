import { useEffect, useEffectEvent } from 'react'
import { useLazyModule } from '@wasla/design-system/components/Lazy/useLazyModule.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { Place } from '#shared/programs/page/page-program.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

/* The names of all places (8 kB) are loaded only if places are chosen. */
const load = () => import('@wasla/contract/reference/regions.ts').then((module) => module.placeNamed)

/**
 * Returns a function that finds a place by its id. Saved places have the names from the server. The names of all other places must load
 * first.
 */
export function usePlaces(
  program: Pick<WizardProgramFragment, 'launchLocations' | 'serviceArea'> | null,
  ids: readonly string[],
): (id: string) => Place | undefined {
  const { language } = useLocale()
  const { part: placeNamed, fetch } = useLazyModule(load)
  const saved = new Map([...(program?.launchLocations ?? []), ...(program?.serviceArea ?? [])].map((place) => [place.id, place]))
  const isNew = ids.some((id) => !saved.has(id))
  const fetchNow = useEffectEvent(fetch)
  useEffect(() => {
    if (isNew) fetchNow()
  }, [isNew])
  return (id) => saved.get(id) ?? placeNamed?.(id, language) ?? undefined
}
