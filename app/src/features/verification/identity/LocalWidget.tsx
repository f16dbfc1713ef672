import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { demoIdentityPath, demoReportRules } from '@wasla/contract/verification/demo.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { Dialog } from '@wasla/design-system/components/Dialog'
import { Form } from '@wasla/design-system/components/Form'
import { Kashida } from '@wasla/design-system/components/Kashida'
import { RadioCards } from '@wasla/design-system/components/SelectableCard'
import { TextField } from '@wasla/design-system/components/TextField'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { Selfie } from './Selfie.tsx'
import * as styles from './widget.css.ts'

type Step = 'consent' | 'document' | 'selfie'
const steps = ['consent', 'document', 'selfie'] as const satisfies readonly Step[]
const documentKinds = ['id', 'passport'] as const

export type LocalWidgetProps = {
  inquiryId: string
  /** Called when the simulated provider has everything it needs. */
  onComplete: () => void
  /** Called when the user closes the widget before the end. The check can be continued later. */
  onCancel: () => void
}

/** Sends the document number, which determines the result of the simulated check (F-04). Throws if the request fails. */
async function report(inquiryId: string, documentNumber: string) {
  const answer = await fetch(demoIdentityPath(inquiryId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documentNumber }),
  })
  if (!answer.ok) throw new Error(`The demonstration answered ${answer.status}`)
}

/** Simulates the provider's widget for demos, in four steps: consent, document, selfie, done (F-04). */
export function LocalWidget({ inquiryId, onComplete, onCancel }: LocalWidgetProps) {
  const [step, setStep] = useState<Step>('consent')
  const [documentNumber, setDocumentNumber] = useState('')
  const [sending, setSending] = useState<'no' | 'yes' | 'failed'>('no')
  const intl = useIntl()
  const at = steps.indexOf(step)

  const send = async () => {
    setSending('yes')
    try {
      await report(inquiryId, documentNumber)
      onComplete()
    } catch {
      setSending('failed')
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      isDismissDisabled={sending === 'yes'}
      title={<FormattedMessage id="verification.widget.title" />}
      actions={null}
    >
      <div className={styles.stack}>
        <Kashida
          label={intl.formatMessage({ id: 'verification.widget.progress' }, { number: at + 1, total: steps.length })}
          value={at / (steps.length - 1)}
          depth={16}
          knots={steps.map((_, index) => ({
            at: index / (steps.length - 1),
            state: index < at ? 'done' : index === at ? 'here' : 'open',
          }))}
        />
        <StepTitle step={step} />
        {step === 'consent' && <Consent onNext={() => setStep('document')} />}
        {step === 'document' && (
          <DocumentForm
            number={documentNumber}
            onChange={setDocumentNumber}
            onBack={() => setStep('consent')}
            onNext={() => setStep('selfie')}
          />
        )}
        {step === 'selfie' && (
          <>
            <Selfie isSending={sending === 'yes'} onUse={() => void send()} />
            {sending === 'failed' && (
              <Banner tone="danger" isLive>
                <FormattedMessage id="verification.widget.failed" />
              </Banner>
            )}
          </>
        )}
        <Text look="caption" tone="muted">
          <FormattedMessage id="verification.widget.demo" />
        </Text>
      </div>
    </Dialog>
  )
}

/** Moves the focus to the heading of a new step, so that screen readers announce it. */
function StepTitle({ step }: { step: Step }) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.querySelector('h3')?.focus()
  }, [step])
  return (
    <div ref={place}>
      <Heading level={3} tabIndex={-1}>
        <FormattedMessage id={`verification.widget.${step}.title`} />
      </Heading>
    </div>
  )
}

const consentFields: FormFields = { fields: ['consent'] }

function Consent({ onNext }: { onNext: () => void }) {
  const intl = useIntl()
  const form = useForm(consentFields, {
    saved: { consent: false },
    check: ({ consent }) => (consent ? [] : [{ path: 'consent', rule: 'accepted' }]),
  })
  return (
    <Form
      validationErrors={form.validationErrors && { consent: intl.formatMessage({ id: 'verification.widget.consent.needed' }) }}
      onSubmit={() => void form.validate().then((isFine) => isFine && onNext())}
    >
      <Text>
        <FormattedMessage id="verification.widget.consent.text" />
      </Text>
      <Checkbox name="consent" isSelected={form.draft.consent} onChange={(consent) => form.set({ consent })}>
        <FormattedMessage id="verification.widget.consent.agree" />
      </Checkbox>
      <Button type="submit" variant="primary" isFullWidth>
        <FormattedMessage id="verification.widget.next" />
      </Button>
    </Form>
  )
}

const documentFields: FormFields = { fields: ['documentNumber'] }

type DocumentFormProps = { number: string; onChange: (number: string) => void; onBack: () => void; onNext: () => void }

function DocumentForm({ number, onChange, onBack, onNext }: DocumentFormProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<(typeof documentKinds)[number]>('id')
  const form = useForm(documentFields, {
    saved: { documentNumber: number },
    check: checkedBy(demoReportRules),
    onChange: ({ documentNumber }) => onChange(documentNumber),
  })
  return (
    <Form
      validationErrors={form.validationErrors && { documentNumber: intl.formatMessage({ id: 'verification.widget.document.wrong' }) }}
      onSubmit={() => void form.validate().then((isFine) => isFine && onNext())}
    >
      <RadioCards
        name="kind"
        layout="row"
        label={<FormattedMessage id="verification.widget.document.kind" />}
        options={documentKinds.map((id) => ({ id, label: <FormattedMessage id={`verification.widget.document.${id}`} /> }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        name="documentNumber"
        kind="code"
        label={<FormattedMessage id="verification.widget.document.number" />}
        hint={<FormattedMessage id="verification.widget.document.hint" />}
        value={form.draft.documentNumber}
        onChange={(documentNumber) => form.set({ documentNumber })}
      />
      <div className={styles.actions}>
        <Button iconStart="chevron-start" onPress={onBack}>
          <FormattedMessage id="verification.widget.back" />
        </Button>
        <Button type="submit" variant="primary">
          <FormattedMessage id="verification.widget.next" />
        </Button>
      </div>
    </Form>
  )
}
