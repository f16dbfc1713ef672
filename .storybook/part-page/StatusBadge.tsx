import { Badge } from '@wasla/design-system/components/Badge'
import { partOf } from '@wasla/design-system/foundations/status.ts'
import { statusWords } from '@wasla/design-system/foundations/status-words.ts'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Text } from '@wasla/design-system/primitives/Text'
import { Say } from '@wasla/design-system/stories/say.tsx'
import { usePartName } from './part-of-page.ts'

/** The status of a part and what the status means, from the list of all parts. */
export function StatusBadge() {
  const part = usePartName()
  if (!part) return null
  const { tone, name, meaning } = statusWords[partOf(part).status]
  return (
    <Inline gap="sm">
      <Badge tone={tone}>
        <Say pair={name} />
      </Badge>
      <Text as="span" look="caption" tone="muted">
        <Say pair={meaning} />
      </Text>
    </Inline>
  )
}
