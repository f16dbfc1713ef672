import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { DatePicker } from '@wasla/design-system/components/DatePicker'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useForm } from '#form/useForm.ts'
import { dayProblems, publishDays } from './publish-day.ts'

type ScheduleDialogProps = {
  now: number
  /** Last day of the program; null if it has none. */
  endDate: string | null
  /** Whether the program is listed in Discover. If not, it cannot be scheduled (K-10), and the date field says so. */
  isVisible: boolean
  /** Whether the server refused the day because the program is no longer listed. */
  isRefused: boolean
  day: string | null
  /** Called with a valid day. Then the confirmation opens. */
  onChoose: (day: string) => void
  onClose: () => void
}

/** Asks for the day on which the program is published. The calendar has no day before today (K-32, S2 §5). */
export function ScheduleDialog({ now, endDate, isVisible, isRefused, day, onChoose, onClose }: ScheduleDialogProps) {
  const id = useId()
  const intl = useIntl()
  const days = publishDays(now, endDate)
  const form = useForm<{ publishDate: string | null }>(
    { fields: ['publishDate'] },
    { saved: { publishDate: day }, check: ({ publishDate }) => dayProblems(publishDate, days) },
  )
  const { publishDate } = form.draft
  const isPrivate = publishDate !== null && (!isVisible || isRefused)
  const submit = async () => {
    if (isPrivate || !(await form.validate()) || publishDate === null) return
    onChoose(publishDate)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="programs.publish.schedule" />}
      actions={
        <>
          <Button onPress={onClose}>
            <FormattedMessage id="programs.publish.alert.no" />
          </Button>
          <Button type="submit" form={id} variant="primary">
            <FormattedMessage id="programs.publish.schedule.choose" />
          </Button>
        </>
      }
    >
      <Form id={id} validationErrors={form.validationErrors} onSubmit={() => void submit()}>
        <Stack gap="md">
          <Text tone="muted">
            <FormattedMessage id="programs.publish.schedule.text" />
          </Text>
          <DatePicker
            name="publishDate"
            label={<FormattedMessage id="programs.publish.schedule.date" />}
            hint={<FormattedMessage id="programs.publish.schedule.hint" />}
            errorMessage={isPrivate ? intl.formatMessage({ id: 'programs.publish.privateVisibilityError' }) : undefined}
            today={days.today}
            min={days.min}
            max={days.max}
            value={publishDate}
            onChange={(next) => form.set({ publishDate: next })}
          />
        </Stack>
      </Form>
    </Dialog>
  )
}
