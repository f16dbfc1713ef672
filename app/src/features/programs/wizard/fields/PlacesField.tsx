import { PlacesWaiting } from './PlacesWaiting.tsx'
import type { PlacesFieldProps } from './places-field-props.ts'
import { useNearField } from './useNearField.ts'

/* The field takes 50 kB, with the lists of places, their search and the chosen places. */
const load = () => import('./WholePlacesField.tsx').then((module) => module.WholePlacesField)

/**
 * Field for several places, which are found by name in either language. It is loaded when it comes near the viewport or the address names
 * it. A placeholder reserves its room.
 */
export function PlacesField(props: PlacesFieldProps) {
  const { place, Whole, onRetry } = useNearField(props.name, load)
  return <div ref={place}>{Whole ? <Whole {...props} /> : <PlacesWaiting {...props} onRetry={onRetry} />}</div>
}
