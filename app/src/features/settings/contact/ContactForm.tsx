import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { contactDetailsRules } from '@wasla/contract/profiles/rules.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { contactMethods } from '@wasla/contract/profiles/types.ts'
import { useCountries } from '#form/phone/useCountries.ts'
import { checkedBy } from '#form/checked-by.ts'
import { useForm } from '#form/useForm.ts'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { Section } from '../Section.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { contactFields, contactOf, isSameContact } from './contact.ts'
import { UpdateContactDetailsDocument, type ContactDetails_ActiveProfileFragment } from './ContactScreen.generated.ts'

/**
 * Form for the public contact details (B-17, D-06, D-07). The number of the account is not filled in; it is shown to others only if its
 * owner types it here.
 */
export function ContactForm({ own }: { own: ContactDetails_ActiveProfileFragment }) {
  const saved = contactOf(own)
  const form = useForm(contactFields, { saved, isSame: isSameContact, check: checkedBy(contactDetailsRules) })
  const { draft, set } = form
  /* Key of the phone field. The field keeps its own text, so a new key mounts it again when a change is discarded. */
  const [round, setRound] = useState(0)
  const { choices } = useCountries(true)
  const isThere = choices.some(({ id }) => id === draft.countryId)
  const [update] = useMutation(UpdateContactDetailsDocument, {
    context: { errors: form.errors },
    update: (cache) => forgetPublicAnswers(cache, own.profile.id),
  })
  /* The phone field is also mounted again if another tab saved another number and nothing is changed in this tab. */
  const [shownNumber, setShownNumber] = useState(saved.mobileNumber)
  if (!form.isDirty && saved.mobileNumber !== shownNumber) {
    setShownNumber(saved.mobileNumber)
    setRound(round + 1)
  }
  const question = useUnsavedChanges(form.isDirty)

  const save = async () => {
    const answer = await form.submit((current) =>
      update({ variables: { updateContactDetailsInput: { ...current, contactMethods: [...current.contactMethods] } } }),
    )
    if (!answer?.data) return
    form.forgetSent()
    setShownNumber(draft.mobileNumber)
    showToast({ tone: 'success', text: <FormattedMessage id="settings.save.saved" /> })
  }

  return (
    <>
      <SettingsForm
        form={form}
        onSave={() => void save()}
        onDiscard={() => {
          form.reset()
          setRound((before) => before + 1)
        }}
      >
        <Section title={<FormattedMessage id="settings.contact.reach" />}>
          <TextField
            name="email"
            kind="email"
            autoComplete="email"
            label={<FormattedMessage id="settings.contact.email" />}
            value={draft.email}
            onChange={(email) => set({ email })}
          />
          <PhoneField
            key={`${round} ${isThere}`}
            name="mobileNumber"
            label={<FormattedMessage id="settings.contact.mobile" />}
            hint={<FormattedMessage id="settings.contact.mobileHint" />}
            countries={choices}
            defaultCountryId={draft.countryId}
            defaultNational={draft.mobileNumber}
            onChange={({ countryId, national }) => set({ countryId, mobileNumber: national })}
          />
        </Section>
        <Section title={<FormattedMessage id="settings.contact.public" />}>
          <CheckboxGroup
            name="contactMethods"
            label={<FormattedMessage id="settings.contact.methods" />}
            hint={<FormattedMessage id="settings.contact.methodsHint" />}
            value={draft.contactMethods}
            onChange={(methods) => set({ contactMethods: methods })}
            options={contactMethods.map((id) => ({ id, label: <FormattedMessage id={`settings.contact.method.${id}`} /> }))}
          />
          <Checkbox
            name="isPhoneNumberVisible"
            isSelected={draft.isPhoneNumberVisible}
            onChange={(isPhoneNumberVisible) => set({ isPhoneNumberVisible })}
            hint={<FormattedMessage id="settings.contact.visibleHint" />}
          >
            <FormattedMessage id="settings.contact.visible" />
          </Checkbox>
        </Section>
      </SettingsForm>
      {question}
    </>
  )
}
