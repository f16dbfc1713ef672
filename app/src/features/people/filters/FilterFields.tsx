import { useId, useMemo, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { areas } from '@wasla/contract/reference/areas.ts'
import { interestsByName } from '@wasla/contract/reference/fields.ts'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import { rateCardCategories } from '@wasla/contract/showcase/record.ts'
import { ChipGroup, type ChipOption } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { LazyCombobox } from '@wasla/design-system/components/Combobox/LazyCombobox.tsx'
import { Switch } from '@wasla/design-system/components/Switch'
import { otherLanguage } from '@wasla/design-system/locale/language.ts'
import { useFormats, useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { LazyCountryField } from '#form/country/LazyCountryField.tsx'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { platformChoices, withPressed, type PeopleChange, type PeopleChoice } from '../people-list.ts'
import type { FilterName } from './set-filters.ts'
import { engagementSteps, followerSteps, priceSteps, withChosen } from './steps.ts'
import * as styles from './Filters.css.ts'

export type FilterProps = { choice: PeopleChoice; onChange: (change: PeopleChange<PeopleChoice>) => void }

const any = 'ANY'

type OneOfProps = {
  label: string
  isLabelled?: boolean
  options: readonly ChipOption[]
  value: string | null
  onChange: (id: string | null) => void
}

/** Field for choosing one option or none. */
function OneOf({ label, isLabelled = true, options, value, onChange }: OneOfProps) {
  return (
    <Labelled label={isLabelled ? label : null}>
      <ChipGroup
        label={label}
        options={[{ id: any, label: <FormattedMessage id="people.filter.any" /> }, ...options]}
        selected={[value ?? any]}
        onChange={([id]) => onChange(id === undefined || id === any ? null : id)}
      />
    </Labelled>
  )
}

const Labelled = ({ label, children }: { label: string | null; children: ReactNode }) => (
  <div className={styles.part}>
    {label !== null && (
      <span className={styles.partLabel} aria-hidden>
        {label}
      </span>
    )}
    {children}
  </div>
)

const numberOf = (id: string | null) => (id === null ? null : Number(id))
const textOf = (value: number | null) => (value === null ? null : String(value))

function Types({ choice, onChange }: FilterProps) {
  const intl = useIntl()
  return (
    <ChipGroup
      label={intl.formatMessage({ id: 'people.filter.TYPE' })}
      selectionMode="multiple"
      options={profileTypes.map((id) => ({ id, label: <FormattedMessage id={`shell.kind.${id}`} /> }))}
      selected={choice.types}
      onChange={(ids) => {
        const chosen = profileTypes.filter((type) => ids.includes(type))
        onChange((newest) => ({ types: withPressed(newest.types, choice.types, chosen) }))
      }}
    />
  )
}

function Platforms({ choice, onChange }: FilterProps) {
  const intl = useIntl()
  const platformName = usePlatformName()
  return (
    <ChipGroup
      label={intl.formatMessage({ id: 'people.filter.PLATFORM' })}
      selectionMode="multiple"
      options={platformChoices.map((id) => ({ id, label: platformName(id) }))}
      selected={choice.platforms}
      onChange={(ids) => {
        const chosen = platformChoices.filter((platform) => ids.includes(platform))
        onChange((newest) => ({ platforms: withPressed(newest.platforms, choice.platforms, chosen) }))
      }}
    />
  )
}

function Followers({ choice: { minFollowers, maxFollowers }, onChange }: FilterProps) {
  const intl = useIntl()
  const { compact } = useFormats()
  const options = (chosen: number | null) => withChosen(followerSteps, chosen).map((step) => ({ id: String(step), label: compact(step) }))
  /* If the two bounds contradict each other, the bound that was chosen last stays, and the other bound is cleared. */
  return (
    <div className={styles.parts}>
      <OneOf
        label={intl.formatMessage({ id: 'people.filter.atLeast' })}
        options={options(minFollowers)}
        value={textOf(minFollowers)}
        onChange={(id) => {
          const from = numberOf(id)
          onChange(({ maxFollowers: most }) => ({
            minFollowers: from,
            ...(from !== null && most !== null && from > most && { maxFollowers: null }),
          }))
        }}
      />
      <OneOf
        label={intl.formatMessage({ id: 'people.filter.atMost' })}
        options={options(maxFollowers)}
        value={textOf(maxFollowers)}
        onChange={(id) => {
          const to = numberOf(id)
          onChange(({ minFollowers: least }) => ({
            maxFollowers: to,
            ...(to !== null && least !== null && to < least && { minFollowers: null }),
          }))
        }}
      />
    </div>
  )
}

function Engagement({ choice: { minEngagement }, onChange }: FilterProps) {
  const intl = useIntl()
  const { number } = useFormats()
  return (
    <OneOf
      label={intl.formatMessage({ id: 'people.filter.atLeast' })}
      options={withChosen(engagementSteps, minEngagement).map((step) => ({ id: String(step), label: number(step / 100, 'percent') }))}
      value={textOf(minEngagement)}
      onChange={(id) => onChange({ minEngagement: numberOf(id) })}
    />
  )
}

function Place({ choice: { countryId, placeId }, onChange }: FilterProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const id = useId()
  const cities = useMemo(
    () =>
      areas
        .filter((area) => countryId === null || area.countryId === countryId)
        .map((area) => ({ id: area.id, label: area.name[language], searchNames: [area.name[otherLanguage(language)]] })),
    [countryId, language],
  )
  return (
    <div className={styles.parts}>
      <LazyCountryField
        name={`country${id}`}
        label={intl.formatMessage({ id: 'people.filter.country' })}
        value={countryId ?? ''}
        onChange={(chosen) => onChange({ countryId: chosen || null, placeId: null })}
      />
      {cities.length > 0 && (
        <LazyCombobox
          name={`city${id}`}
          label={intl.formatMessage({ id: 'people.filter.city' })}
          options={cities}
          value={cities.find((city) => city.id === placeId) ?? null}
          onChange={(city) => {
            const lies = areas.find((area) => area.id === city?.id)?.countryId
            onChange({ placeId: city?.id ?? null, ...(lies !== undefined && { countryId: lies }) })
          }}
        />
      )}
    </div>
  )
}

function Interests({ choice, onChange }: FilterProps) {
  const intl = useIntl()
  const { language } = useLocale()
  return (
    <ChipGroup
      label={intl.formatMessage({ id: 'people.filter.INTERESTS' })}
      selectionMode="multiple"
      options={interestsByName(language).map(({ id, name }) => ({ id, label: name }))}
      selected={choice.interests}
      onChange={(chosen) => onChange((newest) => ({ interests: withPressed(newest.interests, choice.interests, chosen) }))}
    />
  )
}

function Price({ choice: { service, maxPrice }, onChange }: FilterProps) {
  const intl = useIntl()
  const { money } = useFormats()
  return (
    <div className={styles.parts}>
      <OneOf
        label={intl.formatMessage({ id: 'people.filter.service' })}
        options={rateCardCategories.map((id) => ({ id, label: <FormattedMessage id={`people.service.${id}`} /> }))}
        value={service}
        onChange={(id) => onChange({ service: rateCardCategories.find((each) => each === id) ?? null })}
      />
      <OneOf
        label={intl.formatMessage({ id: 'people.filter.upTo' })}
        options={withChosen(priceSteps, maxPrice).map((step) => ({ id: String(step), label: money(step, 'price') }))}
        value={textOf(maxPrice)}
        onChange={(id) => {
          const to = numberOf(id)
          onChange(({ minPrice: least }) => ({ maxPrice: to, ...(to !== null && least !== null && to < least && { minPrice: null }) }))
        }}
      />
    </div>
  )
}

const Verified = ({ choice: { isVerified }, onChange }: FilterProps) => (
  <Switch isSelected={isVerified} onChange={(isSelected) => onChange({ isVerified: isSelected })}>
    <FormattedMessage id="people.filter.onlyVerified" />
  </Switch>
)

/** Fields of each filter, shown below its chip on desktops and in a sheet on phones. */
export const filterFields = {
  PLACE: Place,
  INTERESTS: Interests,
  FOLLOWERS: Followers,
  TYPE: Types,
  PLATFORM: Platforms,
  ENGAGEMENT: Engagement,
  PRICE: Price,
  VERIFIED: Verified,
} as const satisfies Readonly<Record<FilterName, (props: FilterProps) => ReactNode>>
