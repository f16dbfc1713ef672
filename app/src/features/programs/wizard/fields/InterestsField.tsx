import type { InterestsFieldProps } from './interests-field-props.ts'
import { InterestsWaiting } from './InterestsWaiting.tsx'
import { useNearField } from './useNearField.ts'

/* The field takes 8 kB, with the list of interests and the chips. */
const load = () => import('./WholeInterestsField.tsx').then((module) => module.WholeInterestsField)

/**
 * Field for any number of interests. It is loaded when it comes near the viewport or the address names it, because few programs choose any.
 */
export function InterestsField(props: Omit<InterestsFieldProps, 'name'>) {
  const field = { ...props, name: 'interests' }
  const { place, Whole, onRetry } = useNearField(field.name, load)
  return <div ref={place}>{Whole ? <Whole {...field} /> : <InterestsWaiting {...field} onRetry={onRetry} />}</div>
}
