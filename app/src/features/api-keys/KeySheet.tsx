import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import { apiKeyRules } from '@wasla/contract/api-keys/key.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { apiScopes, scopeName } from '@wasla/contract/api-keys/scopes.ts'
import { CheckboxGroup } from '@wasla/design-system/components/CheckboxGroup'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextField } from '@wasla/design-system/components/TextField'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { ApiKeysDocument, MakeApiKeyDocument, type MakeApiKeyMutation } from './api-keys.generated.ts'

type Draft = { name: string; scopes: readonly ApiScope[]; days: number }

const fields: FormFields = { fields: ['name', 'scopes', 'days'], codes: { API_KEY_LIMIT_REACHED: 'name' } }

export type MadeKey = MakeApiKeyMutation['makeApiKey']

type KeySheetProps = {
  onClose: () => void
  /** Gets the new key with its text. */
  onMade: (made: MadeKey) => void
}

/** Sheet that makes a key. No permission is chosen at first, so that nobody gives one without reading it. */
export function KeySheet({ onClose, onMade }: KeySheetProps) {
  const intl = useIntl()
  const form = useForm<Draft>(fields, {
    saved: { name: '', scopes: [], days: apiLimits.usualDays },
    check: checkedBy(apiKeyRules),
  })
  const { name, scopes, days } = form.draft
  /* The key is not in the cache, and stored only in the state of the page. */
  const [make] = useMutation(MakeApiKeyDocument, { context: { errors: form.errors }, fetchPolicy: 'no-cache' })

  const submit = async () => {
    const made = await form.submit(async (draft) => {
      const variables = { input: { ...draft, scopes: [...draft.scopes] } }
      const { data } = await make({ variables, refetchQueries: [ApiKeysDocument], awaitRefetchQueries: true })
      return data?.makeApiKey ?? null
    })
    if (!made) return
    onMade(made)
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id="apiKeys.create.title" />}
      form={form}
      submitText={<FormattedMessage id="apiKeys.create.submit" />}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        name="name"
        label={<FormattedMessage id="apiKeys.name" />}
        hint={<FormattedMessage id="apiKeys.name.hint" />}
        value={name}
        onChange={(next) => form.set({ name: next })}
      />
      <CheckboxGroup
        name="scopes"
        label={<FormattedMessage id="apiKeys.scopes" />}
        hint={<FormattedMessage id="apiKeys.scopes.hint" />}
        options={apiScopes.map((id) => ({
          id,
          label: intl.formatMessage({ id: `apiKeys.scope.${id}` }),
          description: <Ltr>{scopeName(id)}</Ltr>,
        }))}
        value={scopes}
        onChange={(next) => form.set({ scopes: next })}
      />
      <RadioGroup
        name="days"
        label={<FormattedMessage id="apiKeys.days" />}
        options={apiLimits.days.map((count) => ({ id: String(count), label: intl.formatMessage({ id: 'apiKeys.days.count' }, { count }) }))}
        value={String(days)}
        onChange={(next) => form.set({ days: Number(next) })}
      />
    </EditSheet>
  )
}
