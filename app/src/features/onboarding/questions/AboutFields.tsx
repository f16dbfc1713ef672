import { useMemo, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { profileLimits } from '@wasla/contract/profiles/limits.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { SearchField } from '@wasla/design-system/components/SearchField'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { CountryField } from '#form/country/CountryField.tsx'
import type { Answers } from './answers.ts'
import { interestsInSight } from './interests-in-sight.ts'
import { OnboardingInterestsDocument, type OnboardingInterestsQuery } from './QuestionsScreen.generated.ts'
import * as styles from './QuestionsScreen.css.ts'

type AboutFieldsProps = { answers: Answers; onChange: (answers: Answers) => void }

const limit = profileLimits.interests

/** Country and interests. Interests are optional, so a list that fails to load blocks nobody. */
export const AboutFields = (props: AboutFieldsProps) => (
  <>
    <div className={styles.country}>
      <CountryField
        name="countryId"
        label={<FormattedMessage id="onboarding.about.country" />}
        value={props.answers.countryId}
        onChange={(countryId) => props.onChange({ ...props.answers, countryId })}
      />
    </div>
    <section className={styles.interests} aria-labelledby="interests-title">
      <div className={styles.head}>
        <div>
          <Heading level={2} id="interests-title">
            <FormattedMessage id="onboarding.about.interests" />
          </Heading>
          <Text look="caption" tone="muted">
            <FormattedMessage id="onboarding.about.interestsHint" values={{ limit }} />
          </Text>
        </div>
        <span className={styles.count}>
          <Text as="span" look="caption" tone="muted">
            <FormattedMessage id="onboarding.about.count" values={{ used: props.answers.interests.length, limit }} />
          </Text>
        </span>
      </div>
      <Interests {...props} />
    </section>
  </>
)

function Interests(props: AboutFieldsProps) {
  const { data, error } = useQuery(OnboardingInterestsDocument, { context: { errors: 'mine' } })
  if (data) return <Choice {...props} interests={data.getInterests.data} />
  if (error)
    return (
      <Text tone="muted">
        <FormattedMessage id="onboarding.about.failed" />
      </Text>
    )
  return (
    <Skeleton>
      <SkeletonBlock shape="control" />
      <SkeletonBlock shape="row" />
      <SkeletonBlock shape="row" />
    </Skeleton>
  )
}

type ChoiceProps = AboutFieldsProps & { interests: OnboardingInterestsQuery['getInterests']['data'] }

/** All interests, as in the settings. The search finds them in either language. */
function Choice({ answers, onChange, interests }: ChoiceProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const [term, setTerm] = useState('')
  const named = useMemo(
    () => interests.map(({ id, name }) => ({ id, name, otherName: interestById(id)?.name[otherLanguage(language)] ?? id })),
    [interests, language],
  )
  const shown = interestsInSight(named, term, answers.interests)
  return (
    <>
      <SearchField label={intl.formatMessage({ id: 'onboarding.about.search' })} value={term} onChange={setTerm} />
      <ChipGroup
        label={intl.formatMessage({ id: 'onboarding.about.interests' })}
        selectionMode="multiple"
        limit={limit}
        options={shown.map(({ id, name }) => ({ id, label: name }))}
        selected={answers.interests}
        onChange={(chosen) => onChange({ ...answers, interests: chosen })}
      />
      <div role="status">
        {shown.length === 0 && (
          <Text tone="muted">
            <FormattedMessage id="onboarding.about.nothingFound" />
          </Text>
        )}
      </div>
    </>
  )
}
