import { FormattedMessage } from 'react-intl'
import { programFocuses } from '@wasla/contract/programs/types.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextField } from '@wasla/design-system/components/TextField'
import { StepSection } from '../frame/StepSection.tsx'
import type { DetailsFieldsProps } from './fields-props.ts'

/** Fields for the program's focus, whether the product is sold online, and whether paid placements are welcome (K-11). */
export const OfferFields = ({ draft, set }: DetailsFieldsProps) => (
  <StepSection title={<FormattedMessage id="programs.details.offer" />}>
    <RadioCards
      name="programFocus"
      layout="row"
      label={<FormattedMessage id="programs.details.focus" />}
      options={programFocuses.map((id) => ({ id, label: <FormattedMessage id={`program.focus.${id}`} /> }))}
      value={draft.programFocus}
      onChange={(programFocus) => set({ programFocus })}
    />
    <Checkbox
      name="sellOnEcommerce"
      isSelected={draft.sellOnEcommerce}
      onChange={(sellOnEcommerce) => set({ sellOnEcommerce })}
      hint={<FormattedMessage id="programs.details.ecommerceHint" />}
    >
      <FormattedMessage id="programs.details.ecommerce" />
    </Checkbox>
    {draft.sellOnEcommerce && (
      <TextField
        name="storeLink"
        kind="url"
        icon="link"
        label={<FormattedMessage id="programs.details.storeLink" />}
        value={draft.storeLink}
        onChange={(storeLink) => set({ storeLink })}
      />
    )}
    <Checkbox
      name="openToPlacement"
      isSelected={draft.openToPlacement}
      onChange={(openToPlacement) => set({ openToPlacement })}
      hint={<FormattedMessage id="programs.details.placementHint" />}
    >
      <FormattedMessage id="programs.details.placement" />
    </Checkbox>
  </StepSection>
)
