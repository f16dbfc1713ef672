import { useEffect, useEffectEvent, useRef, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { focusField } from '@wasla/design-system/components/Form/focus-field.ts'
import { useApproach } from '@wasla/design-system/components/Lazy/useApproach.ts'
import { useLazyModule } from '@wasla/design-system/components/Lazy/useLazyModule.ts'
import { fieldParam } from '#shared/programs/wizard/addresses.ts'

/**
 * Loads a large field of a step when it comes near the viewport. If the address names the field, loads it at once and then focuses it.
 * `Whole` is null until it is loaded; until then `place` contains a placeholder of the same size. `onRetry` is null unless loading has
 * failed.
 */
export function useNearField<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const [params] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  const { part: Whole, hasFailed, fetch } = useLazyModule(load)
  const isMeant = params.get(fieldParam) === name
  const fetchNow = useEffectEvent(fetch)
  useApproach(place, fetch)
  useEffect(() => {
    if (isMeant) fetchNow()
  }, [isMeant])
  const arrive = useEffectEvent(() => {
    if (isMeant) focusField(place.current?.closest('form') ?? null, name)
  })
  useEffect(() => {
    if (Whole) arrive()
  }, [Whole])
  return { place, Whole, onRetry: hasFailed ? fetch : null }
}
