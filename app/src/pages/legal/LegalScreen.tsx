import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useProductName } from '#services/useProductName.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'

/** Sections of each legal text, in their order. */
const parts = {
  terms: ['who', 'profile', 'verification', 'programs', 'money', 'end'],
  privacy: ['collect', 'use', 'public', 'documents', 'counting', 'rights'],
} as const
type Kind = keyof typeof parts

/** Message ids of a legal text's sections, such as `legal.terms.who`. */
type PartOf<K extends Kind> = K extends Kind ? `legal.${K}.${(typeof parts)[K][number]}` : never
const idsOf = <K extends Kind>(kind: K) => parts[kind].map((part) => `legal.${kind}.${part}` as PartOf<K>)

function LegalText({ kind }: { kind: Kind }) {
  usePageTitle(`legal.${kind}.title`)
  const product = useProductName()
  return (
    <Stack as="article" gap="xl">
      <Heading level={1} look="display">
        <FormattedMessage id={`legal.${kind}.title`} />
      </Heading>
      <Text as="div" isMeasured>
        <Banner>
          <FormattedMessage id="legal.demo" />
        </Banner>
      </Text>
      {idsOf(kind).map((id) => (
        <Stack as="section" gap="xs" key={id}>
          <Heading level={2} look="title">
            <FormattedMessage id={`${id}.title`} values={{ product }} />
          </Heading>
          <Text isMeasured>
            <FormattedMessage id={`${id}.text`} values={{ product }} />
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}

/** Everybody can read the terms, even signed out, because the sign-up page links to them. */
export const TermsScreen = () => <LegalText kind="terms" />
export const PrivacyScreen = () => <LegalText kind="privacy" />
