import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { Form } from '@wasla/design-system/components/Form'
import { RadioGroup } from '@wasla/design-system/components/RadioGroup'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { useForm } from '#form/useForm.ts'
import { sayDone } from '../form/said.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdminQueuesDocument } from '../shell/queues.generated.ts'
import { Section } from '../shell/Section.tsx'
import {
  clicksDecided,
  decisionFields,
  isOpen,
  outcomes,
  problemsOfDecision,
  type DecisionDraft,
  type NetworkCase,
} from './network-case.ts'
import { AdminDecideNetworkCaseDocument, AdminNetworkCaseDocument } from './NetworkCaseScreen.generated.ts'
import { SideWords } from './SideWords.tsx'

type DecisionProps = {
  one: NetworkCase
  /** Loads the case again; null if that fails. Called if another admin decided first, or if more clicks are held by now. */
  onStale: () => Promise<NetworkCase | null>
}

/** Form that counts or refuses all clicks of an open case. */
export function Decision({ one, onStale }: DecisionProps) {
  const mayDecide = adminMayCall(useAdmin().role, 'adminDecideNetworkCase')
  return (
    <Section title={<FormattedMessage id="admin.networkCase.decision" values={{ count: one.row.held }} />}>
      {mayDecide ? (
        <DecisionForm one={one} onStale={onStale} />
      ) : (
        <Text tone="muted">
          <FormattedMessage id="admin.networkCase.decisionForbidden" />
        </Text>
      )}
    </Section>
  )
}

function DecisionForm({ one, onStale }: DecisionProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { row, alsoOpen } = one
  const form = useForm<DecisionDraft>(decisionFields, {
    saved: { outcome: null, wholeNetwork: false, note: '' },
    check: problemsOfDecision,
  })
  const { outcome, wholeNetwork, note } = form.draft
  const [decide] = useMutation(AdminDecideNetworkCaseDocument, {
    context: { errors: form.errors },
    refetchQueries: [AdminNetworkCaseDocument, AdminQueuesDocument],
    awaitRefetchQueries: true,
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminNetworkCases' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminConversions' })
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminSecondLooks' })
    },
  })
  const count = clicksDecided(one, wholeNetwork)

  const send = () =>
    form.submit(async (draft) => {
      try {
        const { data } = await decide({
          variables: {
            ...{ id: row.id, counts: draft.outcome === 'counts', wholeNetwork: draft.wholeNetwork },
            ...{ note: draft.note.trim() || null, seen: clicksDecided(one, draft.wholeNetwork) },
          },
        })
        if (data) sayDone({ id: `admin.networkCase.done.${data.adminDecideNetworkCase.status}`, values: { count } })
        return data ?? null
      } catch (error) {
        if (problemOf(error)?.code !== 'NO_CHANGES_TO_UPDATE') throw error
        const now = await onStale()
        const said = now && isOpen(now.row) ? 'admin.networkCase.moreHeld' : 'admin.networkCase.decidedBefore'
        showToast({ tone: 'warning', text: <FormattedMessage id={said} /> })
        return null
      }
    })

  return (
    <Form validationErrors={form.validationErrors} onSubmit={() => void send()}>
      <RadioGroup
        name="outcome"
        label={<FormattedMessage id="admin.networkCase.outcome" />}
        options={outcomes.map((id) => ({
          id,
          label: intl.formatMessage(
            { id: `admin.networkCase.outcome.${id}` },
            { count, day: date(new Date(startOfDay(row.day)), 'shortDay') },
          ),
        }))}
        value={outcome}
        onChange={(chosen) => form.set({ outcome: chosen })}
      />
      {alsoOpen.length > 0 && (
        <Checkbox isSelected={wholeNetwork} onChange={(isWhole) => form.set({ wholeNetwork: isWhole })}>
          <FormattedMessage
            id="admin.networkCase.wholeNetwork"
            values={{ count: alsoOpen.length, clicks: clicksDecided(one, true) - row.held }}
          />
        </Checkbox>
      )}
      {outcome !== null && <SideWords one={one} outcome={outcome} />}
      <TextArea
        name="note"
        label={<FormattedMessage id="admin.networkCase.note" />}
        hint={<FormattedMessage id="admin.networkCase.noteHint" />}
        isOptional
        rows={2}
        counter={{ limit: conversionLimits.note }}
        value={note}
        onChange={(written) => form.set({ note: written })}
      />
      {form.isOffline && (
        <Banner tone="danger" isLive>
          <FormattedMessage id="admin.offline" />
        </Banner>
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSending}>
        <FormattedMessage id={`admin.networkCase.send.${outcome ?? 'none'}`} values={{ count }} />
      </Button>
    </Form>
  )
}
