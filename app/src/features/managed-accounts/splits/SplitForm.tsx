import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import { startRange } from '@wasla/contract/splits/propose.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { DatePicker } from '@wasla/design-system/components/DatePicker'
import { Form } from '@wasla/design-system/components/Form'
import { NumberField } from '@wasla/design-system/components/NumberField'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { Bill } from './Bill.tsx'
import { Consents } from './Consents.tsx'
import { Rules } from './Rules.tsx'
import { sidesOf, type Overview, type Split } from './split.ts'
import { ProposeSplitDocument, SplitsDocument } from './splits.generated.ts'
import * as styles from './splits.css.ts'

type Draft = { percent: number; programId: string; startsOn: string | null }

/** Choice of all programs; no program has this id. */
const everything = 'all'

/** The share with which the form begins if nothing was agreed yet. */
const usual = 15

type SplitFormProps = {
  overview: Overview
  /** The agreed split that a new proposal would replace; null for a first one. */
  replaced: Split | null
  /** Called after a press on Cancel; null without that button. */
  onCancel: (() => void) | null
  onSent: () => void
}

/** Form for a proposal. Either side agrees to it by sending it. */
export function SplitForm({ overview, replaced, onCancel, onSent }: SplitFormProps) {
  const intl = useIntl()
  const { percent: format } = useFormats()
  const now = useServices().clock.now()
  const { side, account, programs } = overview
  const { other } = sidesOf(overview)
  const { first, last } = startRange(now)
  const form = useForm<Draft>(
    { fields: ['percent', 'programId', 'startsOn'] },
    {
      saved: { percent: replaced?.percent ?? usual, programId: replaced?.program?.id ?? everything, startsOn: first },
      check: ({ startsOn }) => (startsOn === null ? [{ path: 'startsOn', rule: 'required' }] : []),
    },
  )
  const { percent, programId, startsOn } = form.draft
  const [propose] = useMutation(ProposeSplitDocument, {
    refetchQueries: [SplitsDocument],
    awaitRefetchQueries: true,
    context: { errors: form.errors },
  })
  const send = async () => {
    const sent = await form.submit((draft) =>
      propose({
        variables: {
          input: {
            managedAccountId: account.id,
            percent: draft.percent,
            programId: draft.programId === everything ? null : draft.programId,
            startsOn: draft.startsOn ?? first,
          },
        },
      }),
    )
    if (!sent) return
    showToast({ tone: 'success', text: <FormattedMessage id="splits.sent" values={{ name: <Bidi key="name">{other.fullName}</Bidi> }} /> })
    onSent()
  }
  const own = { waits: 'bySending' } as const
  const theirs = { waits: 'notSent' } as const
  const shown = Number.isFinite(percent) ? percent : usual
  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <Stack gap="md">
        <Consents
          manager={{ party: account.manager, consent: side === 'MANAGER' ? own : theirs }}
          talent={{ party: account.user, consent: side === 'TALENT' ? own : theirs }}
          percent={shown}
        />
        <div className={styles.columns}>
          <Card isPadded>
            <Stack gap="lg">
              <NumberField
                name="percent"
                label={<FormattedMessage id={side === 'MANAGER' ? 'splits.yourShare' : 'splits.managersShare'} />}
                hint={
                  <FormattedMessage
                    id="splits.range"
                    values={{ min: format(splitLimits.leastPercent / 100), max: format(splitLimits.mostPercent / 100) }}
                  />
                }
                unit="%"
                decimals={1}
                minValue={splitLimits.leastPercent}
                maxValue={splitLimits.mostPercent}
                step={splitLimits.stepPercent}
                value={percent}
                onChange={(value) => form.set({ percent: value })}
              />
              <RadioGroup
                name="programId"
                label={<FormattedMessage id="splits.for" />}
                options={[
                  { id: everything, label: intl.formatMessage({ id: 'splits.for.all' }) },
                  ...programs.map(({ id, name }) => ({
                    id,
                    label: intl.formatMessage({ id: 'splits.for.one' }, { program: isolate(name) }),
                  })),
                ]}
                value={programId}
                onChange={(id) => form.set({ programId: id })}
              />
              <DatePicker
                name="startsOn"
                label={<FormattedMessage id="splits.from" />}
                today={first}
                min={first}
                max={last}
                value={startsOn}
                onChange={(day) => form.set({ startsOn: day })}
              />
            </Stack>
          </Card>
          <Stack gap="md">
            <Bill overview={overview} percent={shown} />
            <Rules />
            {form.isOffline && (
              <Banner tone="danger" isLive>
                <FormattedMessage id="splits.offline" />
              </Banner>
            )}
            <div className={styles.buttons}>
              {onCancel && (
                <Button onPress={onCancel}>
                  <FormattedMessage id="splits.cancel" />
                </Button>
              )}
              <span className={styles.grow}>
                <Button type="submit" variant="primary" isFullWidth isPending={form.isSending}>
                  <FormattedMessage id="splits.send" values={{ name: <Bidi key="name">{other.fullName}</Bidi> }} />
                </Button>
              </span>
            </div>
          </Stack>
        </div>
      </Stack>
    </Form>
  )
}
