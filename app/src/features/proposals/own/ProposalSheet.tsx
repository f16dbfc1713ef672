import { useId } from 'react'
import { useMutation } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { lastDayFor, proposalRules } from '@wasla/contract/proposals/rules.ts'
import { DatePicker } from '@wasla/design-system/components/DatePicker'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Text } from '@wasla/design-system/primitives/Text'
import { checkedBy } from '#form/checked-by.ts'
import { useForm } from '#form/useForm.ts'
import { useServices } from '#services/context.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import type { Talent } from '../figures.ts'
import { MakeProposalDocument, MyProposalsDocument } from '../proposals.generated.ts'
import { emptyDraft, inputOf, type ProposalDraft } from './draft.ts'
import { TalentChoice } from './TalentChoice.tsx'
import * as styles from './own.css.ts'

const fields = {
  fields: ['title', 'brandName', 'note', 'validUntil', 'talents'],
  codes: { PROPOSAL_LIMIT_REACHED: 'title' },
  at: (path: string) => (path.startsWith('talents') ? 'talents' : path),
}

type ProposalSheetProps = {
  /** Whom the manager may choose. */
  choices: readonly Talent[]
  onClose: () => void
}

/** Sheet that makes a proposal. Nobody is chosen at first. */
export function ProposalSheet({ choices, onClose }: ProposalSheetProps) {
  const now = useServices().clock.now()
  const hint = useId()
  const form = useForm<ProposalDraft>(fields, {
    saved: emptyDraft(now),
    check: checkedBy<ProposalDraft>(proposalRules(now), inputOf),
  })
  const { title, brandName, note, validUntil, talents } = form.draft
  const [make] = useMutation(MakeProposalDocument, {
    refetchQueries: [MyProposalsDocument],
    awaitRefetchQueries: true,
    context: { errors: form.errors },
  })
  const submit = async () => {
    const made = await form.submit(async (draft) => (await make({ variables: { input: inputOf(draft) } })).data ?? null)
    if (!made) return
    showToast({ tone: 'success', text: <FormattedMessage id="proposals.made" /> })
    onClose()
  }
  const missing = form.validationErrors?.['talents']
  return (
    <EditSheet
      title={<FormattedMessage id="proposals.create.title" />}
      form={form}
      submitText={<FormattedMessage id="proposals.create" />}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        name="title"
        label={<FormattedMessage id="proposals.name" />}
        hint={<FormattedMessage id="proposals.name.hint" />}
        value={title}
        onChange={(next) => form.set({ title: next })}
      />
      <TextField
        name="brandName"
        label={<FormattedMessage id="proposals.for" />}
        hint={<FormattedMessage id="proposals.for.hint" />}
        value={brandName}
        onChange={(next) => form.set({ brandName: next })}
      />
      <TextArea
        name="note"
        label={<FormattedMessage id="proposals.note" />}
        isOptional
        rows={3}
        counter={{ limit: proposalLimits.note }}
        value={note}
        onChange={(next) => form.set({ note: next })}
      />
      <DatePicker
        name="validUntil"
        label={<FormattedMessage id="proposals.validUntil" />}
        today={civilDate(now)}
        min={civilDate(now)}
        max={lastDayFor(now)}
        value={validUntil}
        onChange={(day) => form.set({ validUntil: day })}
      />
      <fieldset className={styles.choices} aria-describedby={hint}>
        <legend className={styles.legend}>
          <FormattedMessage id="proposals.talents" />
        </legend>
        <Text look="caption" tone="muted" id={hint}>
          <FormattedMessage id="proposals.talents.hint" />
        </Text>
        {missing !== undefined && (
          <div role="alert">
            <Text tone="danger">{missing}</Text>
          </div>
        )}
        {choices.map((talent) => (
          <TalentChoice key={talent.profile.id} talent={talent} chosen={talents} onChange={(next) => form.set({ talents: next })} />
        ))}
      </fieldset>
    </EditSheet>
  )
}
