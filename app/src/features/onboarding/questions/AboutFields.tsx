import { useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { onboardingLimits } from '@wasla/contract/onboarding/limits.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import { MultiSelect } from '@wasla/design-system/components/MultiSelect'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { CountryField } from '#features/reference/CountryField.tsx'
import type { Answers } from './answers.ts'
import { OnboardingInterestsDocument, type OnboardingInterestsQuery } from './QuestionsScreen.generated.ts'

type AboutFieldsProps = { answers: Answers; onChange: (answers: Answers) => void }

/** Country and interests; the latter may be left out, so a list that does not come stops nobody. */
export const AboutFields = (props: AboutFieldsProps) => (
  <>
    <CountryField
      name="countryId"
      label={<FormattedMessage id="onboarding.about.country" />}
      value={props.answers.countryId}
      onChange={(countryId) => props.onChange({ ...props.answers, countryId })}
    />
    <InterestsField {...props} />
  </>
)

type Interests = OnboardingInterestsQuery['getInterests']['data']

const interestOptions = (interests: Interests, language: Language) =>
  interests.map(({ id, name }) => ({ id, label: name, searchNames: [interestById(id)?.name[otherLanguage(language)] ?? id] }))

function InterestsField({ answers, onChange }: AboutFieldsProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const { data, error } = useQuery(OnboardingInterestsDocument, { context: { errors: 'mine' } })
  const options = useMemo(() => interestOptions(data?.getInterests.data ?? [], language), [data, language])
  if (error) {
    return (
      <Text tone="muted">
        <FormattedMessage id="onboarding.about.failed" />
      </Text>
    )
  }
  if (!data)
    return (
      <Skeleton>
        <SkeletonBlock shape="control" />
      </Skeleton>
    )
  return (
    <MultiSelect
      name="interests"
      label={intl.formatMessage({ id: 'onboarding.about.interests' })}
      isOptional
      maximum={onboardingLimits.interests}
      options={options}
      value={answers.interests.flatMap((id) => options.find((option) => option.id === id) ?? [])}
      onChange={(chosen) => onChange({ ...answers, interests: chosen.map(({ id }) => id) })}
    />
  )
}
