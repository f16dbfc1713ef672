import { useContext } from 'react'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'
import { promoCodeProblem } from '@wasla/contract/participations/promo-codes/code.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Form } from '@wasla/design-system/components/Form'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import { FreeMark } from '#form/FreeMark.tsx'
import type { FormFields } from '#form/form-problems.ts'
import { useForm } from '#form/useForm.ts'
import { SaveButtons } from '#shared/list/SaveButtons.tsx'
import { NotSent } from '#shared/offline/NotSent.tsx'
import { ProgramPageDocument } from '../page/program.generated.ts'
import { ChoosePromoCodeDocument } from './promo-code.generated.ts'
import { useCodeIdeas, type CodeIdeas } from './useCodeIdeas.ts'
import { useSpelledCode } from './useSpelledCode.ts'
import * as styles from './promo-code.css.ts'

type Draft = { code: string }

const fields: FormFields = { fields: ['code'], codes: {} }
const nothing: Draft = { code: '' }

/** Returns the problem of a code that the rules refuse before it is sent. */
const check = ({ code }: Draft) => {
  const rule = promoCodeProblem(foldedCode(code))
  return rule === null ? [] : [{ path: 'code', rule }]
}

/** Sheet in which a participant chooses their code, once. Says while they type whether it is free, and offers free codes. */
export function ChooseCodeSheet({ programId, onClose }: { programId: string; onClose: () => void }) {
  const client = useApolloClient()
  const spelled = useSpelledCode()
  const form = useForm<Draft>(fields, { saved: nothing, check })
  const [send] = useMutation(ChoosePromoCodeDocument, { context: { errors: form.errors } })
  const code = foldedCode(form.draft.code)
  const found = useCodeIdeas(programId, form.draft.code)
  const submit = async () => {
    const answer = await form.submit(() => send({ variables: { input: { programId, code } } }))
    if (!answer?.data) return
    await client.refetchQueries({ include: [ProgramPageDocument] })
    showToast({ tone: 'success', text: <FormattedMessage id="programs.code.done" values={{ code: <Ltr key="code">{code}</Ltr> }} /> })
    onClose()
  }
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && !form.isSending && onClose()} title={<FormattedMessage id="programs.code.choose" />}>
      <Form validationErrors={form.validationErrors} onSubmit={() => void submit()}>
        <Text tone="muted">
          <FormattedMessage id="programs.code.once" />
        </Text>
        <CodeField value={form.draft.code} found={found} onChange={(typed) => form.set({ code: typed })} />
        {found.isFree && (
          <div className={styles.aloud}>
            <Icon name="message" />
            <span>
              <strong className={styles.aloudName}>
                <FormattedMessage id="programs.code.aloud" />
              </strong>
              <Text as="span" look="caption" tone="muted">
                {spelled(code)}
              </Text>
            </span>
          </div>
        )}
        <SaveButtons form={form} offlineText={<NotSent />} onCancel={onClose}>
          {found.isFree ? (
            <FormattedMessage id="programs.code.useThis" values={{ code: <Ltr key="code">{code}</Ltr> }} />
          ) : (
            <FormattedMessage id="programs.code.use" />
          )}
        </SaveButtons>
      </Form>
    </Sheet>
  )
}

type CodeFieldProps = { value: string; found: CodeIdeas; onChange: (typed: string) => void }

function CodeField({ value, found: { isFree, problem, ideas }, onChange }: CodeFieldProps) {
  const intl = useIntl()
  const tellForm = useContext(FieldChanged)
  return (
    <div className={styles.field}>
      <TextField
        name="code"
        kind="code"
        autoComplete="off"
        autoFocus
        label={<FormattedMessage id="programs.code.field" />}
        hint={<FormattedMessage id="programs.code.hint" values={{ letters: <Ltr key="letters">{'0 O 1 I L'}</Ltr> }} />}
        errorMessage={problem === 'promoCodeTaken' ? <FormattedMessage id="field.promoCodeTaken" /> : undefined}
        trailing={
          isFree ? (
            <FreeMark>
              <FormattedMessage id="programs.code.free" />
            </FreeMark>
          ) : undefined
        }
        value={value}
        onChange={onChange}
      />
      {ideas.length > 0 && (
        <div role="group" aria-label={intl.formatMessage({ id: 'programs.code.ideas' })} className={styles.ideas}>
          {ideas.map((idea) => (
            <Button
              key={idea}
              size="small"
              onPress={() => {
                tellForm('code')
                onChange(idea)
              }}
            >
              <Ltr>{idea}</Ltr>
            </Button>
          ))}
        </div>
      )}
      <VisuallyHidden role="status">{isFree && <FormattedMessage id="programs.code.free" />}</VisuallyHidden>
    </div>
  )
}
