import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { useAdmin } from '../shell/admin-context.ts'
import { Section } from '../shell/Section.tsx'
import { factsOf, isCaseFact, kindOf } from './cases.ts'
import type { ReviewCase } from './review-case.ts'

const titles = {
  BUSINESS: 'admin.reviews.match',
  IDENTITY: 'admin.reviews.match.identity',
  LICENCE: 'admin.reviews.match.licence',
} as const

/**
 * Lists what the documents must show exactly as written here: the names in both scripts, the person behind a business, and its numbers or those
 * of a licence.
 */
export function MustMatch({ one }: { one: ReviewCase }) {
  const intl = useIntl()
  const { applicant, name, provider, kind } = one
  const row = (id: 'name' | 'otherName' | 'owner', value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.reviews.match.${id}` }),
    value,
  })
  const kindOfCase = kindOf(kind)
  const numbers = kindOfCase === 'IDENTITY' ? [] : factsOf(provider).filter((fact) => isCaseFact(fact.name))
  const items: Description[] = [
    row('name', <Bidi key="name">{name}</Bidi>),
    ...(applicant?.nameInOtherScript ? [row('otherName', <Bidi key="other">{applicant.nameInOtherScript}</Bidi>)] : []),
    ...(applicant?.owner ? [row('owner', <Bidi key="owner">{applicant.owner}</Bidi>)] : []),
    ...numbers.map(({ name: fact, value }) => ({
      id: fact,
      name: isCaseFact(fact) ? intl.formatMessage({ id: `admin.caseFact.${fact}` }) : fact,
      value: <Ltr key={fact}>{value}</Ltr>,
    })),
  ]
  return (
    <Section title={<FormattedMessage id={titles[kindOfCase]} />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}

/** Shows the applicant’s handle, language, bio and other details, and links to the user’s page if the reader may open it. */
export function Applicant({ one }: { one: ReviewCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const mayOpen = adminMayCall(useAdmin().role, 'adminUser')
  const { applicant } = one
  if (!applicant) return null
  const { userId, userName, language, bio, mobileNumber, registeredAt } = applicant
  const row = (id: 'handle' | 'language' | 'mobile' | 'bio' | 'registered' | 'profile', value: Description['value']): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.reviews.applicant.${id}` }),
    value,
  })
  const items: Description[] = [
    ...(userName ? [row('handle', <Ltr key="handle">@{userName}</Ltr>)] : []),
    ...(language === 'en' || language === 'ar' ? [row('language', intl.formatMessage({ id: `admin.reviews.language.${language}` }))] : []),
    ...(mobileNumber ? [row('mobile', <Ltr key="mobile">{mobileNumber}</Ltr>)] : []),
    ...(bio ? [row('bio', <Bidi key="bio">{bio}</Bidi>)] : []),
    row('registered', date(new Date(registeredAt), 'day')),
    ...(mayOpen
      ? [
          row(
            'profile',
            <TextLink key="profile" href={`/users/${userId}`}>
              <FormattedMessage id="admin.reviews.applicant.open" />
            </TextLink>,
          ),
        ]
      : []),
  ]
  return (
    <Section title={<FormattedMessage id="admin.reviews.applicant" />}>
      <DescriptionList look="pairs" items={items} />
    </Section>
  )
}
