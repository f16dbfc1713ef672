import { FormattedMessage } from 'react-intl'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { Form } from '@wasla/design-system/components/Form'
import { MoneyField } from '@wasla/design-system/components/MoneyField'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { TextField } from '@wasla/design-system/components/TextField'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import type { HandledErrors } from '#graphql/reporting.ts'
import { SaveButtons } from '#shared/list/SaveButtons.tsx'
import { NotSent } from '#shared/offline/NotSent.tsx'
import type { TillFieldsFragment } from './tills.generated.ts'
import * as styles from './tills.css.ts'

type Draft = Pick<TillFieldsFragment, 'name' | 'mostAmount' | 'mostPerHour' | 'mostPerDay'>

const fields: FormFields = {
  fields: ['name', 'mostAmount', 'mostPerHour', 'mostPerDay'],
  codes: { NO_CHANGES_TO_UPDATE: 'name', TILLS_LIMIT_REACHED: 'name' },
}

const fresh: Draft = { name: '', ...tillLimits.usual }

type TillFormProps = {
  /** The till to change; null to make one. */
  till: Draft | null
  /** Sends what was typed. Resolves to whether it was done. */
  send: (typed: Draft, errors: HandledErrors) => Promise<boolean>
  onClose: () => void
}

/** Sheet in which the owner names a till and sets its limits. */
export function TillForm({ till, send, onClose }: TillFormProps) {
  const { name, mostAmount, mostPerHour, mostPerDay } = till ?? fresh
  const form = useForm<Draft>(fields, { saved: { name, mostAmount, mostPerHour, mostPerDay } })
  const { draft, set } = form
  const submit = async () => {
    const isDone = await form.submit(() => send(draft, form.errors))
    if (isDone) onClose()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && !form.isSending && onClose()}
      title={<FormattedMessage id={till ? 'tills.edit.title' : 'tills.add'} />}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
        <TextField
          name="name"
          autoComplete="off"
          label={<FormattedMessage id="tills.name" />}
          hint={<FormattedMessage id="tills.name.hint" />}
          counter={{ limit: tillLimits.name }}
          value={draft.name}
          onChange={(typed) => set({ name: typed })}
        />
        <MoneyField
          name="mostAmount"
          label={<FormattedMessage id="tills.mostAmount" />}
          value={draft.mostAmount}
          onChange={({ halalas }) => set({ mostAmount: halalas ?? 0 })}
        />
        <div className={styles.pair}>
          <NumberField
            name="mostPerHour"
            label={<FormattedMessage id="tills.mostPerHour" />}
            minValue={1}
            maxValue={tillLimits.highest.mostPerHour}
            value={draft.mostPerHour}
            onChange={(count) => set({ mostPerHour: count })}
          />
          <NumberField
            name="mostPerDay"
            label={<FormattedMessage id="tills.mostPerDay" />}
            minValue={1}
            maxValue={tillLimits.highest.mostPerDay}
            value={draft.mostPerDay}
            onChange={(count) => set({ mostPerDay: count })}
          />
        </div>
        <Text look="caption" tone="muted">
          <FormattedMessage id="tills.limits.hint" />
        </Text>
        <SaveButtons form={form} offlineText={<NotSent />} onCancel={onClose}>
          <FormattedMessage id={till ? 'tills.save' : 'tills.make'} />
        </SaveButtons>
      </Form>
    </Sheet>
  )
}
