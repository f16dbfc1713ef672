import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { TextField, type TextFieldProps } from '@wasla/design-system/components/TextField'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { Saving } from '#features/showcase/kit/useSaving.ts'
import * as styles from './StartCard.css.ts'

type InlineFieldProps = Pick<TextFieldProps, 'name' | 'kind' | 'value' | 'placeholder' | 'onChange'> & {
  /** Names the field for those who do not see the row's own words above it. */
  label: ReactNode
  submit: ReactNode
  saving: Saving
  onSubmit: () => void
}

/** One field with its button in a row of the list. */
export const InlineField = ({ label, submit, saving, onSubmit, ...field }: InlineFieldProps) => (
  <Form validationErrors={saving.validationErrors} onSubmit={onSubmit}>
    <div className={styles.inline}>
      <TextField {...field} label={<VisuallyHidden>{label}</VisuallyHidden>} />
      <div className={styles.beside}>
        <Button type="submit" isPending={saving.isSaving}>
          {submit}
        </Button>
      </div>
    </div>
    {saving.isOffline && (
      <Banner tone="danger" isLive>
        <FormattedMessage id="profiles.start.offline" />
      </Banner>
    )}
  </Form>
)
