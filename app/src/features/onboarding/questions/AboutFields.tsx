import { useMemo } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { onboardingLimits } from '@wasla/contract/onboarding/limits.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import { Combobox } from '@wasla/design-system/components/Combobox'
import { MultiSelect } from '@wasla/design-system/components/MultiSelect'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { otherLanguage, type Language } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Answers } from './answers.ts'
import { OnboardingInterestsDocument, type OnboardingInterestsQuery } from './QuestionsScreen.generated.ts'

type AboutFieldsProps = { answers: Answers; onChange: (answers: Answers) => void }

/** Country and interests; the latter may be left out, so a list that does not come stops nobody. */
export const AboutFields = (props: AboutFieldsProps) => (
  <>
    <CountryField {...props} />
    <InterestsField {...props} />
  </>
)

const countryOptions = (language: Language) =>
  countries.map(({ id, name }) => ({ id, label: name[language], searchNames: [name[otherLanguage(language)], id] }))

function CountryField({ answers, onChange }: AboutFieldsProps) {
  const { language } = useLocale()
  const options = useMemo(() => countryOptions(language), [language])
  return (
    <Combobox
      name="countryId"
      label={<FormattedMessage id="onboarding.about.country" />}
      options={options}
      value={options.find(({ id }) => id === answers.countryId) ?? null}
      onChange={(country) => onChange({ ...answers, countryId: country?.id ?? '' })}
    />
  )
}

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
