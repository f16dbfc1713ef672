import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'

/** In short form thousands and millions are words, and the plural follows those words, not the number before them. */
const aThousand = 1000

type GroupNumbersProps = { group: { groupMembersCount: number; followers: number } }

type CountProps = { count: number }

/** A number of members, in the words and the rounding that cards, pages and lists share. */
export function MembersWords({ count }: CountProps) {
  const { compact } = useFormats()
  return <FormattedMessage id="group.members" values={{ count: Math.min(count, aThousand), shown: compact(count) }} />
}

/** How many follow the members of a group, each account once (G-07), in the words and the rounding that cards and pages share. */
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
