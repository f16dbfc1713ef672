import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { EnterShopKeyDocument } from './shops.generated.ts'
import type { Shop } from './shop-parts.ts'

const fields: FormFields = { fields: ['address', 'key', 'secret'], codes: { SHOP_ACCESS_REFUSED: 'key', SHOP_UNREACHABLE: 'address' } }

/** Takes the key that the owner made in the shop. It is checked at the shop before it is stored. */
export function KeyForm({ shop }: { shop: Shop }) {
  const form = useForm(fields, { saved: { address: shop.address ?? '', key: '', secret: '' } })
  const [enter] = useMutation(EnterShopKeyDocument)
  const { draft, set } = form
  const send = async () => {
    const { data } = await enter({ variables: { input: { id: shop.id, ...draft } }, context: { errors: form.errors } })
    return Boolean(data)
  }
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void form.submit(send)}>
      <TextField
        name="address"
        kind="url"
        autoComplete="off"
        label={<FormattedMessage id="shops.address" />}
        hint={<FormattedMessage id="shops.address.hint.key" />}
        value={draft.address}
        onChange={(address) => set({ address })}
      />
      <TextField
        name="key"
        autoComplete="off"
        label={<FormattedMessage id="shops.key" />}
        value={draft.key}
        onChange={(key) => set({ key })}
      />
      <TextField
        name="secret"
        autoComplete="off"
        label={<FormattedMessage id="shops.secret" />}
        value={draft.secret}
        onChange={(secret) => set({ secret })}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSending}>
        <FormattedMessage id="shops.enterKey" />
      </Button>
    </Form>
  )
}
