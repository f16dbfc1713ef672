import { useId, type ReactNode } from 'react'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { FormHandle } from '#form/useForm.ts'
import { NotSent } from '#shared/offline/NotSent.tsx'
import { RecheckNotice } from '#shared/verification/RecheckNotice.tsx'
import * as styles from './MoneySheet.css.ts'

/** Name of the form's field for problems of the whole form, which are shown above the button. */
export const wholeForm = 'form'

type MoneySheetProps = {
  title: ReactNode
  form: Pick<FormHandle, 'validationErrors' | 'isSending' | 'isOffline'>
  /** Label of the button. It names the action and its amount. */
  button: ReactNode
  isDisabled?: boolean
  /** Whether the form was sent and the browser is about to leave the page. */
  isLeaving?: boolean
  /** A line of text below the button. */
  note?: ReactNode
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * Sheet at the end of the screen for one action with money. Title and button stay in view; the rest scrolls. The sheet cannot be closed
 * while the form is sent. If the server refuses, all values stay.
 */
export function MoneySheet({ title, form, button, isDisabled, isLeaving = false, note, onSubmit, onClose, children }: MoneySheetProps) {
  const id = useId()
  const isBusy = form.isSending || isLeaving
  const refusal = form.validationErrors?.[wholeForm]
  return (
    <Sheet
      isOpen
      placement="end"
      isDismissDisabled={isBusy}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      actions={
        <div className={styles.foot}>
          {(form.isOffline || refusal !== undefined) && (
            <Banner tone="danger" isLive>
              {form.isOffline ? <NotSent /> : refusal}
            </Banner>
          )}
          <Button type="submit" form={id} variant="primary" size="large" isFullWidth isPending={isBusy} isDisabled={isDisabled}>
            {button}
          </Button>
          {note !== undefined && <p className={styles.footNote}>{note}</p>}
        </div>
      }
    >
      <Form id={id} validationErrors={form.validationErrors} onSubmit={() => !isBusy && !isDisabled && onSubmit()}>
        <Stack gap="lg">
          <RecheckNotice />
          {children}
        </Stack>
        {/* Submits the form on Enter. Some browsers do so only if the form contains a submit button. */}
        <input type="submit" hidden />
      </Form>
    </Sheet>
  )
}
