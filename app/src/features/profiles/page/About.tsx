import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Chip } from '@wasla/design-system/components/Chip'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { textLink } from '@wasla/design-system/components/TextLink/TextLink.css.ts'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { BidiProse, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { useProductName } from '#services/useProductName.ts'
import { ExternalLink } from '#shell/ExternalLink.tsx'
import { placeOf, type ProfileDetails } from './profile-details.ts'
import { linkWords } from './link-words.ts'
import { Place } from './Place.tsx'

type AboutProps = { details: ProfileDetails; isOwn: boolean }

/** Bio and facts of a profile. Visitors do not see missing facts; the owner sees which facts can be filled in (D-33). */
export function About({ details, isOwn }: AboutProps) {
  const { date } = useFormats()
  const product = useProductName()
  const fact = (id: 'type' | 'place' | 'website' | 'since', value: ReactNode): Description => ({
    id,
    name: <FormattedMessage id={`profiles.about.${id}`} values={{ product }} />,
    value,
  })
  const facts = [
    fact('type', <FormattedMessage id={`shell.kind.${details.type}`} />),
    ...(placeOf(details).length > 0 ? [fact('place', <Place of={details} />)] : []),
    ...(details.website
      ? [
          fact(
            'website',
            <ExternalLink href={details.website} className={textLink({})}>
              <Ltr>{linkWords(details.website).host}</Ltr>
            </ExternalLink>,
          ),
        ]
      : []),
    fact('since', date(new Date(details.joinedAt), 'month')),
  ]
  return (
    <Stack gap="lg">
      {(details.bio || isOwn) && (
        <Card as="section" isPadded aria-labelledby="bio-title">
          <Stack gap="sm">
            <Inline justify="between">
              <Heading level={2} id="bio-title">
                <FormattedMessage id="profiles.about.bio" />
              </Heading>
              {isOwn && <Edit />}
            </Inline>
            {details.bio ? (
              <BidiProse>{details.bio}</BidiProse>
            ) : (
              <Text tone="muted">
                <FormattedMessage id="profiles.about.noBio" />
              </Text>
            )}
          </Stack>
        </Card>
      )}
      {!isBusiness(details.type) && (details.interests.length > 0 || isOwn) && (
        <Card as="section" isPadded aria-labelledby="interests-title">
          <Stack gap="sm">
            <Inline justify="between">
              <Heading level={2} id="interests-title">
                <FormattedMessage id="profiles.about.interests" />
              </Heading>
              {isOwn && <Edit />}
            </Inline>
            {details.interests.length > 0 ? (
              <Inline gap="xs">
                {details.interests.map(({ id, name }) => (
                  <Chip key={id}>{name}</Chip>
                ))}
              </Inline>
            ) : (
              <Text tone="muted">
                <FormattedMessage id="profiles.about.noInterests" />
              </Text>
            )}
          </Stack>
        </Card>
      )}
      <Card as="section" isPadded aria-labelledby="facts-title">
        <Stack gap="sm">
          <Heading level={2} id="facts-title">
            <FormattedMessage id="profiles.about.facts" />
          </Heading>
          <DescriptionList items={facts} />
        </Stack>
      </Card>
    </Stack>
  )
}

const Edit = () => (
  <TextLink href="/settings/profile" isStandalone>
    <FormattedMessage id="profiles.part.edit" />
  </TextLink>
)
