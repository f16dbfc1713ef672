import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { groupedPhone } from '@wasla/contract/session/grouped-phone.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { PhoneField } from '@wasla/design-system/components/PhoneField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { firstCountry } from '#form/phone/first-country.ts'
import { phoneNumberOf, type TypedNumber } from '#form/phone/phone-entry.ts'
import { useCountries } from '#form/phone/useCountries.ts'
import { useSendWithCountries } from '#form/phone/useSendWithCountries.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { InviteFriendDocument, MyFriendInvitationsDocument } from './InviteFriendsScreen.generated.ts'

const fields: FormFields = {
  fields: ['mobileNumber', 'countryId'],
  codes: {
    USER_ALREADY_EXIST: 'mobileNumber',
    USER_ALREADY_INVITED: 'mobileNumber',
    RATE_LIMITED: 'mobileNumber',
    SMS_SEND_FAILED: 'mobileNumber',
  },
}

const nothing: TypedNumber = { countryId: firstCountry.id, national: '' }

/** Form that invites one number at a time. After a success the field is empty for the next number; after a refusal it keeps the number. */
export function InviteForm() {
  const { countries, choices, areAllHere, want } = useCountries()
  const form = useForm(fields, {
    saved: nothing,
    check: (typed) => (phoneNumberOf(typed, countries) ? [] : [{ path: 'mobileNumber', rule: 'phoneNumber' }]),
  })
  const [sent, setSent] = useState(0)
  const [invite] = useMutation(InviteFriendDocument, {
    context: { errors: form.errors },
    refetchQueries: [MyFriendInvitationsDocument],
  })

  const send = async () => {
    const answer = await form.submit(async (typed) => {
      const number = phoneNumberOf(typed, countries)
      if (!number) return null
      return invite({ variables: { inviteFriendInput: { countryId: number.countryId, mobileNumber: number.national } } })
    })
    if (!answer?.data) return
    showToast({
      tone: 'success',
      text: (
        <FormattedMessage
          id="invites.sent"
          values={{ number: <Ltr key="number">{groupedPhone(answer.data.inviteFriend.mobileNumber)}</Ltr> }}
        />
      ),
    })
    form.set({ national: '' })
    setSent((count) => count + 1)
  }

  const sending = useSendWithCountries({ areAllHere, want }, phoneNumberOf(form.draft, countries) !== null, () => void send())

  return (
    <Form validationErrors={form.validationErrors} onSubmit={sending.submit}>
      <div onFocus={want} onPointerEnter={want}>
        <PhoneField
          key={sent}
          name="mobileNumber"
          label={<FormattedMessage id="invites.number" />}
          countries={choices}
          defaultCountryId={form.draft.countryId}
          onChange={form.set}
        />
      </div>
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="invites.offline" />
        </Banner>
      )}
      <Button type="submit" variant="primary" iconStart="send" isPending={form.isSending}>
        <FormattedMessage id="invites.send" />
      </Button>
    </Form>
  )
}
