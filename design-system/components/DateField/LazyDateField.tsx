import { useRef, useState } from 'react'
import { useLazyModule } from '../Lazy/useLazyModule.ts'
import { useApproach } from '../Lazy/useApproach.ts'
import type { DateFieldProps } from './DateField.tsx'
import { DateStandIn } from './DateStandIn.tsx'

const load = () => import('./DateField.tsx').then(({ DateField }) => DateField)

/**
 * A `DateField` far down a form. Its code is large and is loaded when the reader comes near. Until then a placeholder of the same size
 * shows the day. If the placeholder has the focus, the focus moves to the first part of the loaded field.
 */
export function LazyDateField(props: Omit<DateFieldProps, 'defaultValue'>) {
  const place = useRef<HTMLDivElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  const { part: Whole, fetch } = useLazyModule(load)
  useApproach(place, fetch)
  return Whole ? (
    <Whole {...props} autoFocus={hasFocus} />
  ) : (
    <DateStandIn
      {...props}
      place={place}
      onFocusChange={(isFocused) => {
        setHasFocus(isFocused)
        if (isFocused) fetch()
      }}
    />
  )
}
