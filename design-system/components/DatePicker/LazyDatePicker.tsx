import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { DateStandIn } from '../DateField/DateStandIn.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useApproach } from '../Lazy/useApproach.ts'
import { useLazyModule } from '../Lazy/useLazyModule.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import type { DatePickerProps } from './DatePicker.tsx'
import * as styles from './DatePicker.css.ts'

const load = () => import('./DatePicker.tsx').then(({ DatePicker }) => DatePicker)

/**
 * A `DatePicker` far down a form. Its code and its calendar are large and are loaded when the reader comes near. Until then a placeholder
 * of the same size shows the day. If the placeholder has the focus, the focus moves to the same part of the loaded field. A press on its
 * button opens the calendar once the calendar is loaded.
 */
export function LazyDatePicker(props: Omit<DatePickerProps, 'defaultValue'>) {
  const intl = useIntl()
  const whole = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<'parts' | 'button' | null>(null)
  const [isDown, setDown] = useState(false)
  const [isRequested, setRequested] = useState(false)
  const { part, hasFailed, fetch } = useLazyModule(load)
  useApproach(place, fetch)
  /* Replacing the field would lose a press that has begun. */
  const Whole = isDown ? null : part

  const goOn = useEffectEvent(() => {
    const button = whole.current?.querySelector<HTMLElement>('[data-part="box"] button')
    if (held === 'button') button?.focus()
    if (isRequested) button?.click()
  })
  useEffect(() => {
    if (Whole) goOn()
  }, [Whole])
  /* A failure is reported once for each press. The next press tries again. */
  const sayFailure = useEffectEvent(() => {
    if (isRequested) sayNotLoaded()
  })
  useEffect(() => {
    if (hasFailed) sayFailure()
  }, [hasFailed])

  const hold = (what: 'parts' | 'button') => (isFocused: boolean) => {
    setHeld(isFocused ? what : null)
    if (isFocused) fetch()
  }
  return (
    <div ref={whole} className={styles.whole}>
      {Whole ? (
        <Whole {...props} autoFocus={held === 'parts'} />
      ) : (
        <DateStandIn
          {...props}
          component="LazyDatePicker"
          box={styles.box}
          place={place}
          onFocusChange={hold('parts')}
          end={
            <IconButton
              icon="calendar"
              label={intl.formatMessage({ id: 'ds.datePicker.open' })}
              onFocusChange={hold('button')}
              onPressChange={(isPressed) => setDown(isPressed)}
              onPress={() => {
                setRequested(true)
                fetch()
              }}
            />
          }
        />
      )}
    </div>
  )
}
