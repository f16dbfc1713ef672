import { FormattedMessage } from 'react-intl'
import { shopNames } from '@wasla/contract/shops/kinds.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField } from '@wasla/design-system/components/TextField'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useSignIn } from './useSignIn.ts'

const fields: FormFields = { fields: ['address'], codes: {} }

/** Names the Shopify shop before its owner signs in, because each has a sign-in page of its own. */
export function AddressForm({ shopId }: { shopId: string }) {
  const form = useForm<{ address: string }>(fields, { saved: { address: '' } })
  const { signIn, isLeaving } = useSignIn(shopId)
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void form.submit(() => signIn(form.draft.address, form.errors))}>
      <TextField
        name="address"
        kind="url"
        autoComplete="off"
        label={<FormattedMessage id="shops.address" />}
        hint={<FormattedMessage id="shops.address.hint" />}
        value={form.draft.address}
        onChange={(address) => form.set({ address })}
      />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSending || isLeaving}>
        <FormattedMessage id="shops.do.signIn" values={{ shop: shopNames.SHOPIFY }} />
      </Button>
    </Form>
  )
}
