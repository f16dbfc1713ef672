import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'

/**
 * The compact form writes thousands and millions as words. The plural then agrees with those words, so the count for the plural is capped
 * at 1,000.
 */
const aThousand = 1000

type GroupNumbersProps = { group: { groupMembersCount: number; followers: number } }

type CountProps = { count: number }

/** Shows a number of members, with the same words and rounding as everywhere else. */
export function MembersWords({ count }: CountProps) {
  const { compact } = useFormats()
  return <FormattedMessage id="group.members" values={{ count: Math.min(count, aThousand), shown: compact(count) }} />
}

/**
 * Shows the number of people who follow the members of a group, counting each account once (G-07). The words and the rounding are the same
 * as everywhere else.
 */
export function ReachWords({ count }: CountProps) {
  const { compact } = useFormats()
  return <FormattedMessage id="group.followers" values={{ count: Math.min(count, aThousand), shown: compact(count) }} />
}

export const MembersCount = ({ group }: GroupNumbersProps) => (
  <Text as="span" look="caption" tone="muted">
    <MembersWords count={group.groupMembersCount} />
  </Text>
)

export const ReachCount = ({ group }: GroupNumbersProps) => (
  <Text as="span" look="caption" tone="muted">
    <ReachWords count={group.followers} />
  </Text>
)
