import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { contactDetailsRules } from '@wasla/contract/profiles/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useCountries } from '#features/session/form/useCountries.ts'
import { useFormProblems } from '#form/useFormProblems.ts'
import { useUnsavedForm } from '#shell/useUnsavedForm.tsx'
import { forgetShown } from '../forget.ts'
import { Section } from '../Section.tsx'
import { SettingsForm } from '../SettingsForm.tsx'
import { useChanges } from '../useChanges.ts'
import { contactFields, contactMethods, contactOf, isChanged } from './contact.ts'
import { UpdateContactDetailsDocument, type ContactDetails_ActiveProfileFragment } from './ContactScreen.generated.ts'

/** How the public reaches somebody: never by the number one signs in with, unless one writes it here (B-17, D-06, D-07). */
export function ContactForm({ own }: { own: ContactDetails_ActiveProfileFragment }) {
  const stood = contactOf(own)
  const { draft, set, discard, settle } = useChanges(stood)
  /* The phone field keeps what is typed to itself: taking a change back begins it anew. */
  const [round, setRound] = useState(0)
  const { choices } = useCountries(true)
  const isThere = choices.some(({ id }) => id === draft.countryId)
  const problems = useFormProblems(contactFields)
  const [update, { loading }] = useMutation(UpdateContactDetailsDocument, {
    context: { errors: problems.errors },
    update: (cache) => forgetShown(cache, own.profile.id),
  })
  const isDirty = isChanged(stood, draft)
  /* So does a number that was saved elsewhere, while nothing is changed here. */
  const [shownNumber, setShownNumber] = useState(stood.mobileNumber)
  if (!isDirty && stood.mobileNumber !== shownNumber) {
    setShownNumber(stood.mobileNumber)
    setRound(round + 1)
  }
  const question = useUnsavedForm(isDirty)

  const save = async () => {
    const input = { ...draft, contactMethods: [...draft.contactMethods] }
    if (problems.refuse(problemsOf(contactDetailsRules, input))) return
    const answer = await problems.attempt(() => update({ variables: { updateContactDetailsInput: input } }))
    if (!answer?.data) return
    settle()
    setShownNumber(draft.mobileNumber)
    showToast({ tone: 'success', text: <FormattedMessage id="settings.save.saved" /> })
  }

  return (
    <>
      <SettingsForm
        validationErrors={problems.validationErrors}
        isDirty={isDirty}
        isSaving={loading}
        isOffline={problems.isOffline}
        onSave={() => void save()}
        onDiscard={() => {
          discard()
          problems.refuse([])
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
