import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { focusField } from '@wasla/design-system/components/Form/focus-field.ts'
import { useApproach } from '@wasla/design-system/components/Late/useApproach.ts'
import { useLate } from '@wasla/design-system/components/Late/useLate.ts'
import { fieldParam } from '#shared/programs/wizard/addresses.ts'
import { PlacesWaiting } from './PlacesWaiting.tsx'
import type { PlacesFieldProps } from './places-field-props.ts'

/* 50 kB with the lists of places, the search in them and the chosen ones. */
const load = () => import('./WholePlacesField.tsx').then((module) => module.WholePlacesField)

/**
 * Several places, found by their name in either language. Fetched when the reader comes near, or when the address leads to it; until then
 * the field stands there with its room.
 */
export function PlacesField(props: PlacesFieldProps) {
  const [params] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  const { part: Whole, hasFailed, fetch } = useLate(load)
  const isMeant = params.get(fieldParam) === props.name
  const fetchNow = useEffectEvent(fetch)
  useApproach(place, fetch)
  useEffect(() => {
    if (isMeant) fetchNow()
  }, [isMeant])
  const arrive = useEffectEvent(() => {
    if (isMeant) focusField(place.current?.closest('form') ?? null, props.name)
  })
  useEffect(() => {
    if (Whole) arrive()
  }, [Whole])
  return <div ref={place}>{Whole ? <Whole {...props} /> : <PlacesWaiting {...props} onRetry={hasFailed ? fetch : null} />}</div>
}
