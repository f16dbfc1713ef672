import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { Form } from '@wasla/design-system/components/Form'
import { Select } from '@wasla/design-system/components/Select'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { SaveButtons } from '#shared/list/SaveButtons.tsx'
import { checkQuestion, type Question } from './question.ts'
import { RequestSecondLookDocument, type UncountedResultFragment } from './results.generated.ts'
import { askable, reasonKey } from './uncounted-totals.ts'

const fields: FormFields = {
  fields: ['choice', 'day', 'note'],
  codes: { SECOND_LOOK_ALREADY_REQUESTED: 'day' },
  at: (path) => (path === 'reason' || path === 'kind' ? 'choice' : path),
}

type ReviewRequestSheetProps = {
  programId: string
  profileId: string
  results: readonly UncountedResultFragment[]
  /** Called after the server has stored the request, before the sheet closes. */
  onRequested: () => Promise<void>
  onClose: () => void
}

/** Form that requests a review of results that did not count, with one reason, one day and a note. */
export function ReviewRequestSheet({ programId, profileId, results, onRequested, onClose }: ReviewRequestSheetProps) {
  const intl = useIntl()
  const { date, number } = useFormats()
  const { clock } = useServices()
  const open = askable(results)
  const [only] = open
  const form = useForm<Question>(fields, {
    saved: { choice: open.length === 1 && only ? reasonKey(only) : null, day: null, note: '' },
    check: (draft) => checkQuestion(draft, open),
  })
  const [send] = useMutation(RequestSecondLookDocument, { context: { errors: form.errors } })
  const chosen = open.find((result) => reasonKey(result) === form.draft.choice)
  const days = chosen?.days ?? []
  const dayName = (day: string) => date(new Date(startOfDay(day)), 'weekday')
  const submit = async () => {
    const answer = await form.submit(({ day, note }) =>
      chosen && day !== null
        ? send({
            variables: {
              secondLookInput: { programId, profileId, kind: chosen.kind, reason: chosen.reason, day, note: note.trim() || null },
            },
          })
        : Promise.resolve(null),
    )
    if (!answer?.data) return
    showToast({
      tone: 'success',
      text: <FormattedMessage id="results.ask.done" values={{ day: date(new Date(answer.data.requestSecondLook.answerBy), 'weekday') }} />,
    })
    await onRequested()
    onClose()
  }
  return (
    <Sheet
      isOpen
      isDismissDisabled={form.isSending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage id="results.ask" />}
    >
      <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
        <Text tone="muted">
          <FormattedMessage
            id="results.ask.lead"
            values={{ day: date(new Date(clock.now() + conversionLimits.reviewRequestAnswer * 1000), 'weekday') }}
          />
        </Text>
        <Select
          name="choice"
          label={<FormattedMessage id="results.ask.reason" />}
          options={open.map((result) => ({
            id: reasonKey(result),
            label: intl.formatMessage({ id: `results.reason.${result.reason}` }, { whose: 'own' }),
            description: intl.formatMessage({ id: `results.count.${result.kind}` }, { count: result.count }),
          }))}
          value={form.draft.choice}
          onChange={(choice) => form.set({ choice, day: null })}
          isRequired
        />
        <Select
          name="day"
          label={<FormattedMessage id="results.ask.day" />}
          hint={<FormattedMessage id="results.ask.once" />}
          options={days.map(({ day, count }) => ({
            id: day,
            label: dayName(day),
            description: intl.formatMessage({ id: `results.count.${chosen?.kind ?? 'CLICK'}` }, { count }),
          }))}
          value={form.draft.day}
          onChange={(day) => form.set({ day })}
          isDisabled={!chosen}
          isRequired
        />
        <TextArea
          name="note"
          label={<FormattedMessage id="results.ask.note" />}
          hint={<FormattedMessage id="results.ask.noteHint" values={{ most: number(conversionLimits.note) }} />}
          isOptional
          rows={3}
          counter={{ limit: conversionLimits.note }}
          value={form.draft.note}
          onChange={(note) => form.set({ note })}
        />
        <SaveButtons form={form} onCancel={onClose}>
          <FormattedMessage id="results.ask.send" />
        </SaveButtons>
      </Form>
    </Sheet>
  )
}
