import { useId, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '../../icons/Icon.tsx'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { lazyComponent } from '../Lazy/lazy-component.ts'
import { sayNotLoaded } from '../Toast/sayNotLoaded.tsx'
import type { ChipSelectProps, ListFocus } from './chip-select.ts'
import { optionByKey } from './option-by-key.ts'
import * as styles from './ChipSelect.css.ts'

export type { ChipSelectProps } from './chip-select.ts'

const list = lazyComponent(() => import('./ChipOptions.tsx').then((module) => module.ChipOptions))

/** Keys that open the list with the focus on the first or the last option. Keys that press a button open it, too. */
const ends: Partial<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

/**
 * A filter over a list, as a chip that opens its options. Write the option without a filter in full, such as “Any status”. The code of the
 * list is large and is loaded when the pointer or the focus comes near the chip. If the chip is pressed before that, the list opens once it
 * is loaded.
 *
 * @selector [data-selected] [data-hovered] [data-focus-visible] on the chip; [data-focused] [data-selected] on an option
 */
export function ChipSelect({ label, options, value, onChange, isSet = false }: ChipSelectProps) {
  const { language } = useLocale()
  const chip = useRef<HTMLButtonElement>(null)
  const ids = { chip: useId(), value: useId(), list: useId() }
  const [autoFocus, setAutoFocus] = useState<ListFocus>(true)
  const [isRequested, setRequested] = useState(false)
  const isHere = list.useIsLoaded(isRequested, () => {
    setRequested(false)
    sayNotLoaded()
  })
  const isOpen = isRequested && isHere
  const preload = () => void list.load().catch(() => undefined)
  const openAt = (from: ListFocus) => {
    // Some browsers do not focus a pressed button. Without this, the focus would not return to the button when the list closes.
    chip.current?.focus({ preventScroll: true })
    setAutoFocus(from)
    setRequested(true)
  }
  return (
    <div className={styles.root} data-component="ChipSelect">
      <Button
        ref={chip}
        id={ids.chip}
        aria-label={label}
        aria-labelledby={`${ids.value} ${ids.chip}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.list : undefined}
        className={styles.chip}
        onHoverStart={preload}
        onFocus={preload}
        // A mouse opens on press down, so that one press can open and choose. Touch opens on release, because a press may become a scroll.
        onPressStart={({ pointerType }) => (pointerType === 'mouse' || pointerType === 'pen' ? openAt(true) : preload())}
        onPress={({ pointerType }) => pointerType !== 'mouse' && pointerType !== 'pen' && openAt(true)}
        onKeyDown={(event) => {
          const end = ends[event.key]
          const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
          const chosen = isPlain ? optionByKey(event.key, options, value, language) : undefined
          if (!end && !chosen) return event.continuePropagation()
          event.preventDefault()
          if (end) openAt(end)
          else if (chosen) onChange(chosen.id)
        }}
        data-selected={isSet || undefined}
        data-part="chip"
      >
        <span id={ids.value} className={styles.value}>
          {options.find(({ id }) => id === value)?.label}
        </span>
        <Icon name="chevron-down" size="small" />
      </Button>
      {isHere && (
        <list.Part
          id={ids.list}
          chip={chip}
          chipId={ids.chip}
          options={options}
          value={value}
          onChange={onChange}
          autoFocus={autoFocus}
          isOpen={isOpen}
          onOpenChange={setRequested}
        />
      )}
    </div>
  )
}
