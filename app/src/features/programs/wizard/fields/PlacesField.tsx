import { PlacesWaiting } from './PlacesWaiting.tsx'
import type { PlacesFieldProps } from './places-field-props.ts'
import { useNearField } from './useNearField.ts'

/* 50 kB with the lists of places, the search in them and the chosen ones. */
const load = () => import('./WholePlacesField.tsx').then((module) => module.WholePlacesField)

/**
 * Several places, found by their name in either language. Fetched when the reader comes near, or when the address leads to it; until then
 * the field stands there with its room.
 */
export function PlacesField(props: PlacesFieldProps) {
  const { place, Whole, onRetry } = useNearField(props.name, load)
  return <div ref={place}>{Whole ? <Whole {...props} /> : <PlacesWaiting {...props} onRetry={onRetry} />}</div>
}
