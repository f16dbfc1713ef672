import { FormattedMessage, useIntl } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { RichText } from '@wasla/design-system/components/RichText'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextField } from '@wasla/design-system/components/TextField'
import { wayIcon, ways } from '#shared/groups/joining/ways.ts'
import { FormSection } from './FormSection.tsx'
import { GroupNameField } from './GroupNameField.tsx'
import { PictureFields } from './PictureFields.tsx'
import type { GroupFormState } from './useGroupForm.ts'

/** The first stage (S1 §4): pictures, name, description, and who can find and join the group. */
export function DetailsStage({ state }: { state: GroupFormState }) {
  const intl = useIntl()
  const { form, group, pictures, nameState, refusedName } = state
  const { draft, set } = form
  return (
    <>
      <FormSection title={<FormattedMessage id="groups.form.pictures" />}>
        <PictureFields userName={state.seed} photo={pictures.photo} cover={pictures.cover} onChange={set} />
      </FormSection>
      <FormSection title={<FormattedMessage id="groups.form.words" />}>
        <TextField
          name="name"
          label={<FormattedMessage id="groups.form.name" />}
          hint={<FormattedMessage id="groups.form.nameHint" />}
          counter={{ limit: groupLimits.name.max }}
          value={draft.name}
          onChange={(name) => set({ name })}
        />
        <GroupNameField
          value={draft.userName}
          state={nameState}
          refused={refusedName}
          groupName={draft.name}
          isFixed={group !== null}
          onChange={(userName) => set({ userName })}
        />
        <RichText
          name="description"
          label={<FormattedMessage id="groups.form.description" />}
          hint={<FormattedMessage id="groups.form.descriptionHint" />}
          counter={{ limit: groupLimits.description.typed }}
          value={draft.description}
          onChange={(description) => set({ description })}
        />
      </FormSection>
      <FormSection title={<FormattedMessage id="groups.form.joining" />} lead={<FormattedMessage id="groups.form.joiningLead" />}>
        <RadioCards
          name="way"
          layout="list"
          label={<FormattedMessage id="groups.form.way" />}
          options={ways.map((id) => ({
            id,
            icon: wayIcon[id],
            label: intl.formatMessage({ id: `group.way.${id}` }),
            description: intl.formatMessage({ id: `group.way.${id}.about` }),
          }))}
          value={draft.way}
          onChange={(way) => set({ way })}
        />
      </FormSection>
    </>
  )
}
