import type { InterestsFieldProps } from './interests-field-props.ts'
import { InterestsWaiting } from './InterestsWaiting.tsx'
import { useNearField } from './useNearField.ts'

/* 8 kB with the list of interests and the chips. */
const load = () => import('./WholeInterestsField.tsx').then((module) => module.WholeInterestsField)

/** Any of our interests, where few choose some. Fetched when the reader comes near, or when the address leads to it. */
export function InterestsField(props: Omit<InterestsFieldProps, 'name'>) {
  const field = { ...props, name: 'interests' }
  const { place, Whole, onRetry } = useNearField(field.name, load)
  return <div ref={place}>{Whole ? <Whole {...field} /> : <InterestsWaiting {...field} onRetry={onRetry} />}</div>
}
