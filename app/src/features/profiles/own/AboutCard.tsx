import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Card } from '@wasla/design-system/components/Card'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { About_ActiveProfileFragmentDoc, type About_ActiveProfileFragment } from './OwnProfileScreen.generated.ts'

/** What the profile says of itself. A part that is not filled in is not there (D-33). */
export function AboutCard({ activeProfile }: { activeProfile: FragmentType<About_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: About_ActiveProfileFragmentDoc, from: activeProfile })
  if (!complete) return null
  const { bio, country } = data.profile
  const interests = data.profile.__typename === 'UserProfile' ? data.profile.interests : []
  if (!bio && !country && interests.length === 0) return null
  return (
    <Card as="section" isPadded aria-labelledby="about-title">
      <Stack gap="md">
        <Heading level={2} id="about-title">
          <FormattedMessage id="profiles.about.title" />
        </Heading>
        {bio && <BidiProse>{bio}</BidiProse>}
        {country && <Text tone="muted">{country.country_name}</Text>}
        {interests.length > 0 && (
          <Inline gap="xs">
            {interests.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
