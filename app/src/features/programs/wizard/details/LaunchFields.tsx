import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { launchLocationTypes } from '@wasla/contract/programs/types.ts'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { pagePart } from '#lazy/page-part.ts'
import { StepSection } from '../frame/StepSection.tsx'
import { PlacesField } from '../fields/PlacesField.tsx'
import type { DetailsFieldsProps } from './fields-props.ts'

/* The field for regions (8 kB with the names of all places) is loaded only if the type “regions” is chosen. */
const RegionsField = pagePart(() => import('../fields/RegionsField.tsx').then((module) => module.RegionsField))

/** Fields for where the program runs: everywhere, or in chosen places of one type (K-12). */
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
        <Suspense fallback={<SkeletonBlock shape="row" />}>
          <RegionsField
            name="launchLocationIds"
            label={intl.formatMessage({ id: 'programs.details.regions' })}
            value={draft.regionIds}
            onChange={(regionIds) => set({ regionIds })}
          />
        </Suspense>
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
