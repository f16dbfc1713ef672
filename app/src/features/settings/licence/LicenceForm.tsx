import { useState } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { verificationLimits } from '@wasla/contract/verification/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { FileDrop, type FileKind } from '@wasla/design-system/components/FileDrop'
import { Form } from '@wasla/design-system/components/Form'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { LazyDateField } from '@wasla/design-system/components/DateField/LazyDateField.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { lazyCheck } from '#form/lazy-check.ts'
import { useForm } from '#form/useForm.ts'
import { useUnsavedChanges } from '#form/useUnsavedChanges.tsx'
import { forgetPublicAnswers } from '#shared/profiles/forget.ts'
import { forgetFits } from '#shared/programs/join/forget-fits.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { Section } from '../Section.tsx'
import { coverable, draftOf, inputOf, type LicenceAccount, type LicenceDraft, type LicenceFacts } from './licence-draft.ts'
import { SubmitLicenceDocument } from './licence.generated.ts'
import * as styles from './Licence.css.ts'

const kinds: readonly FileKind[] = ['pdf']
const fields: FormFields = {
  fields: ['number', 'expiresOn', 'document', 'accountIds'],
  /* A problem of one account is shown at the list. */
  at: (path) => path.split('.', 1)[0] ?? path,
  codes: { VERIFICATION_CONFLICT: 'number' },
}
const isSame = (one: LicenceDraft, other: LicenceDraft) =>
  one.number === other.number &&
  one.expiresOn === other.expiresOn &&
  one.document === other.document &&
  one.accountIds.join() === other.accountIds.join()

type LicenceFormProps = {
  profileId: string
  /** The licence from which the form is filled in; null for the first one. */
  licence: LicenceFacts | null
  accounts: readonly LicenceAccount[]
  today: string
  hasLicence: boolean
}

/** Form that sends a licence to the reviewers (Y-46). A changed number, day or account needs the document again. */
export function LicenceForm({ profileId, licence, accounts, today, hasLicence }: LicenceFormProps) {
  const platformName = usePlatformName()
  const [check] = useState(() =>
    lazyCheck(
      () => import('./licence-rules.ts'),
      (rules, draft: LicenceDraft) => rules.checkLicence(draft, today),
    ),
  )
  const form = useForm(fields, { saved: draftOf(licence, accounts), check, isSame })
  const { draft, set } = form
  const [submit] = useMutation(SubmitLicenceDocument, {
    context: { errors: form.errors },
    update(cache) {
      forgetPublicAnswers(cache, profileId)
      forgetFits(cache)
    },
  })
  const question = useUnsavedChanges(form.isDirty)
  const choices = coverable(accounts)

  const send = async () => {
    const answer = await form.submit((current) => {
      const { document, ...input } = inputOf(current)
      return document === null ? Promise.resolve(null) : submit({ variables: { input: { ...input, document } } })
    })
    if (!answer?.data) return
    form.forgetSent()
    showToast({ tone: 'success', text: <FormattedMessage id="licence.sent" /> })
  }

  if (choices.length === 0)
    return (
      <Section title={<FormattedMessage id="licence.noAccounts" />}>
        <Text tone="muted">
          <FormattedMessage id="licence.noAccountsText" />
        </Text>
        <div>
          <LinkButton variant="primary" iconStart="link" href="/settings/accounts-rates">
            <FormattedMessage id="licence.connect" />
          </LinkButton>
        </div>
      </Section>
    )
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <Section title={<FormattedMessage id={hasLicence ? 'licence.sendNew' : 'licence.title'} />}>
        <Stack gap="md">
          {hasLicence && (
            <Text tone="muted">
              <FormattedMessage id="licence.sendNewLead" />
            </Text>
          )}
          <div className={styles.pair}>
            <TextField
              name="number"
              kind="count"
              label={<FormattedMessage id="licence.number" />}
              hint={<FormattedMessage id="licence.numberHint" />}
              value={draft.number}
              onChange={(number) => set({ number })}
            />
            <LazyDateField
              name="expiresOn"
              label={<FormattedMessage id="licence.expiresOn" />}
              today={today}
              value={draft.expiresOn}
              onChange={(expiresOn) => set({ expiresOn })}
            />
          </div>
          <FileDrop
            name="document"
            label={<FormattedMessage id="licence.document" />}
            hint={<FormattedMessage id="licence.documentHint" />}
            kinds={kinds}
            maxBytes={verificationLimits.documentBytes}
            isDisabled={form.isSending}
            onChange={(queued) => set({ document: queued.find(({ state }) => state.kind === 'done')?.file ?? null })}
          />
          <CheckboxGroup
            name="accountIds"
            label={<FormattedMessage id="licence.accounts" />}
            hint={<FormattedMessage id="licence.accountsHint" />}
            options={choices.map(({ id, type, user_name: userName }) => ({
              id,
              label: (
                <span className={styles.choice}>
                  {platformName(type)} <Ltr>@{userName}</Ltr>
                </span>
              ),
            }))}
            value={draft.accountIds}
            onChange={(accountIds) => set({ accountIds })}
          />
          <div>
            <Button type="submit" variant="primary" isPending={form.isSending}>
              <FormattedMessage id="licence.send" />
            </Button>
          </div>
        </Stack>
      </Section>
      {question}
    </Form>
  )
}
