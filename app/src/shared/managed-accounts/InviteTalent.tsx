import { useApolloClient, useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { RefusedAnswer } from '#graphql/problems.ts'
import { InviteManagedAccountDocument } from './inviteManagedAccount.generated.ts'
import { MemberLine } from '#shared/members/MemberLine.tsx'
import * as styles from '#shared/members/MemberLine.css.ts'
import { findMember, typedName, useMember } from '#shared/members/useMember.ts'

const fields: FormFields = {
  fields: ['profileId'],
  codes: { MANAGED_ACCOUNT_CONFLICT: 'profileId', PROFILE_NOT_FOUND: 'profileId', UNAUTHORIZED_UPDATING: 'profileId' },
}

/** Form that asks a networker, by user name, to be managed (D-20). The found profile appears below the field before the request is sent. */
export function InviteTalent() {
  const intl = useIntl()
  const client = useApolloClient()
  const form = useForm(fields, {
    saved: { userName: '' },
    check: ({ userName }) => (typedName(userName) === '' ? [{ path: 'profileId', rule: 'required' }] : []),
  })
  const typed = form.draft.userName
  const found = useMember(typed)
  const [invite] = useMutation(InviteManagedAccountDocument, {
    context: { errors: form.errors },
    /* Makes a visible list of talents refetch. */
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'myManagedAccounts' }),
  })

  const send = async () => {
    const invited = await form.submit(async ({ userName }) => {
      const who = await findMember(client, userName)
      if (who.kind !== 'member') throw new RefusedAnswer([{ extensions: { code: 'PROFILE_NOT_FOUND' } }])
      await invite({ variables: { profileId: who.member.id } })
      return who.member.fullName
    })
    if (invited === null) return
    showToast({
      tone: 'success',
      text: <FormattedMessage id="talents.invite.sent" values={{ name: <Bidi key="name">{invited}</Bidi> }} />,
    })
    form.reset()
  }

  const name = isolate(typedName(typed))
  return (
    <Form
      aria-label={intl.formatMessage({ id: 'talents.invite.title' })}
      validationErrors={form.validationErrors}
      onSubmit={() => void send()}
    >
      <TextField
        name="profileId"
        kind="handle"
        leading="@"
        label={<FormattedMessage id="talents.invite.userName" />}
        hint={<FormattedMessage id="talents.invite.hint" />}
        value={typed}
        onChange={(userName) => form.set({ userName })}
      />
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="talents.invite.offline" />
        </Banner>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          iconStart="send"
          isPending={form.isSending}
          isDisabled={found.kind === 'member' && found.member.type !== 'INFLUENCER'}
        >
          <FormattedMessage id="talents.invite.send" />
        </Button>
        {/* The result is below the button, so that it does not move the button during a press. */}
        <div role="status" className={styles.found}>
          {found.kind === 'looking' && (
            <Text look="caption" tone="muted">
              <FormattedMessage id="talents.invite.looking" values={{ name }} />
            </Text>
          )}
          {found.kind === 'nobody' && (
            <Text look="caption" tone="muted">
              <FormattedMessage id="talents.invite.nobody" values={{ name }} />
            </Text>
          )}
          {found.kind === 'member' && (
            <MemberLine
              isKindShown
              member={{ ...found.member, userType: found.member.type }}
              note={found.member.type !== 'INFLUENCER' && <FormattedMessage id="talents.invite.notNetworker" />}
            />
          )}
        </div>
      </div>
    </Form>
  )
}
