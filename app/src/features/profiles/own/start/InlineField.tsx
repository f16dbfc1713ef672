import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField, type TextFieldProps } from '@wasla/design-system/components/TextField'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { FormHandle } from '#form/useForm.ts'
import * as styles from './StartCard.css.ts'

type InlineFieldProps = Pick<TextFieldProps, 'name' | 'kind' | 'value' | 'placeholder' | 'onChange'> & {
  /** Label for screen readers only. Others see the text of the row above. */
  label: ReactNode
  submit: ReactNode
  form: FormHandle
  onSubmit: () => void
}

/** Field with its button in a row of the list. */
export const InlineField = ({ label, submit, form, onSubmit, ...field }: InlineFieldProps) => (
  <Form validationErrors={form.validationErrors} onSubmit={onSubmit}>
    <div className={styles.inline}>
      <TextField {...field} label={<VisuallyHidden>{label}</VisuallyHidden>} />
      <div className={styles.beside}>
        <Button type="submit" isPending={form.isSending}>
          {submit}
        </Button>
      </div>
    </div>
    {form.isOffline && (
      <Banner tone="danger" isLive>
        <FormattedMessage id="profiles.start.offline" />
      </Banner>
    )}
  </Form>
)
