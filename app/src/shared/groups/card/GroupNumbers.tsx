import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'

/** In short form thousands and millions are words, and the plural follows those words, not the number before them. */
const aThousand = 1000

type GroupNumbersProps = { group: { groupMembersCount: number; followers: number } }

export function MembersCount({ group: { groupMembersCount: count } }: GroupNumbersProps) {
  const { compact } = useFormats()
  return (
    <Text as="span" look="caption" tone="muted">
      <FormattedMessage id="group.members" values={{ count: Math.min(count, aThousand), shown: compact(count) }} />
    </Text>
  )
}

/** How many follow its members, each account once (G-07). */
export function ReachCount({ group: { followers: count } }: GroupNumbersProps) {
  const { compact } = useFormats()
  return (
    <Text as="span" look="caption" tone="muted">
      <FormattedMessage id="group.followers" values={{ count: Math.min(count, aThousand), shown: compact(count) }} />
    </Text>
  )
}
