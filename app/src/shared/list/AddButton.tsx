import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'

type AddButtonProps = {
  label: React.ReactNode
  count: number
  /** How many there is room for (D-10). */
  max: number
  /** Said where there is none yet; the button then stands in it. */
  empty: { title: React.ReactNode; text: React.ReactNode }
  onPress: () => void
  buttonRef: RefObject<HTMLButtonElement | null>
}

/** Adds one more, with how many there are; where the list is full it says so and waits. */
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
