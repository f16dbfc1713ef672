import { FormattedMessage, useIntl } from 'react-intl'
import { launchLocationTypes } from '@wasla/contract/programs/types.ts'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { StepSection } from '../frame/StepSection.tsx'
import { ChipsField } from '../fields/ChipsField.tsx'
import { placeOptions } from '../fields/place-options.ts'
import { PlacesField } from '../fields/PlacesField.tsx'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { DetailsFieldsProps } from './fields-props.ts'

/** Where it runs: everywhere, or the places of one type (K-12). */
export const LaunchFields = ({ draft, set }: DetailsFieldsProps) => (
  <StepSection title={<FormattedMessage id="programs.details.where" />}>
    <RadioCards
      name="launchLocationType"
      layout="row"
      label={<FormattedMessage id="programs.details.runsIn" />}
      options={launchLocationTypes.map((id) => ({
        id,
        label: <FormattedMessage id={`programs.details.where.${id}`} />,
        description: <FormattedMessage id={`programs.details.whereHint.${id}`} />,
      }))}
      value={draft.launchLocationType}
      onChange={(launchLocationType) => set({ launchLocationType })}
    />
    <PlacesOfType draft={draft} set={set} />
  </StepSection>
)

function PlacesOfType({ draft, set }: DetailsFieldsProps) {
  const intl = useIntl()
  const { language } = useLocale()
  switch (draft.launchLocationType) {
    case 'WORLDWIDE':
      return null
    case 'COUNTRIES':
      return (
        <PlacesField
          kind="countries"
          name="launchLocationIds"
          label={intl.formatMessage({ id: 'programs.details.countries' })}
          value={draft.countryIds}
          onChange={(countryIds) => set({ countryIds })}
        />
      )
    case 'REGIONS':
      return (
        <ChipsField
          name="launchLocationIds"
          label={intl.formatMessage({ id: 'programs.details.regions' })}
          options={placeOptions('regions', language)}
          value={draft.regionIds}
          onChange={(regionIds) => set({ regionIds })}
        />
      )
    case 'SERVICE_AREA':
      return (
        <PlacesField
          kind="areas"
          name="serviceAreaIds"
          label={intl.formatMessage({ id: 'programs.details.areas' })}
          hint={<FormattedMessage id="programs.details.areasHint" />}
          value={draft.serviceAreaIds}
          onChange={(serviceAreaIds) => set({ serviceAreaIds })}
        />
      )
  }
}
