import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'

type AddButtonProps = {
  label: React.ReactNode
  count: number
  /** Largest number of entries in the list (D-10). */
  max: number
  /** Texts of the empty state, which is shown with the button if the list has no entries. */
  empty: { title: React.ReactNode; text: React.ReactNode }
  onPress: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Button that adds an entry, with the number of entries. If the list is full, the button is disabled and a text gives the reason. */
export function AddButton({ label, count, max, empty, onPress, buttonRef }: AddButtonProps) {
  const isFull = count >= max
  const button = (
    <Button
      ref={buttonRef}
      variant="primary"
      iconStart="plus"
      onPress={onPress}
      isDisabled={isFull}
      {...(count > 0 && { 'aria-describedby': 'room' })}
    >
      {label}
    </Button>
  )
  if (count === 0)
    return (
      <Empty level={2} title={empty.title} action={button}>
        {empty.text}
      </Empty>
    )
  return (
    <Inline justify="between" gap="sm">
      <Text as="span" look="caption" tone="muted" id="room">
        <FormattedMessage id={isFull ? 'list.full' : 'list.room'} values={{ count, max }} />
      </Text>
      {button}
    </Inline>
  )
}
