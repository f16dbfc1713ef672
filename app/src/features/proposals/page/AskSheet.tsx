import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Select } from '@wasla/design-system/components/Select'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useForm } from '#form/useForm.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import type { Talent } from '../figures.ts'
import { AskTalentsDocument, ProgramsToAskIntoDocument, ProposalDocument, type AskTalentsMutation } from '../proposals.generated.ts'
import { refusalText } from './refusals.ts'
import * as styles from './page.css.ts'

type Answers = AskTalentsMutation['askTalents']

type AskSheetProps = { address: string; talents: readonly Talent[]; onClose: () => void }

/** Sheet in which a brand chooses one of its programs and asks talents into it. Then it says what became of each of them. */
export function AskSheet({ address, talents, onClose }: AskSheetProps) {
  const [answers, setAnswers] = useState<Answers | null>(null)
  const { data, error, loading, refetch } = useQuery(ProgramsToAskIntoDocument, {
    fetchPolicy: 'network-only',
    context: { errors: 'mine' },
  })
  const programs = data?.myPrograms.data
  const title = <FormattedMessage id="proposals.ask.title" values={{ count: talents.length }} />
  if (answers) return <Outcome answers={answers} talents={talents} onClose={onClose} />
  if (programs && programs.length > 0)
    return <AskForm address={address} talents={talents} programs={programs} onAnswered={setAnswers} onClose={onClose} />
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      {programs ? (
        <Stack gap="md">
          <Banner>
            <FormattedMessage id="proposals.ask.noProgram" />
          </Banner>
          <LinkButton href="/my-programs" variant="primary" isFullWidth>
            <FormattedMessage id="proposals.ask.programs" />
          </LinkButton>
        </Stack>
      ) : (
        <Waiting
          error={error}
          failed={<FormattedMessage id="proposals.page.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      )}
    </Sheet>
  )
}

type AskFormProps = AskSheetProps & {
  programs: readonly { id: string; name: string }[]
  onAnswered: (answers: Answers) => void
}

function AskForm({ address, talents, programs, onAnswered, onClose }: AskFormProps) {
  const form = useForm<{ programId: string }>({ fields: ['programId'] }, { saved: { programId: programs[0]?.id ?? '' } })
  const [ask] = useMutation(AskTalentsDocument, {
    refetchQueries: [ProposalDocument],
    awaitRefetchQueries: true,
    context: { errors: form.errors },
  })
  const send = async () => {
    const answered = await form.submit(async ({ programId }) => {
      const input = { address, programId, profileIds: talents.map(({ profile }) => profile.id) }
      return (await ask({ variables: { input } })).data?.askTalents ?? null
    })
    if (answered) onAnswered(answered)
  }
  return (
    <EditSheet
      title={<FormattedMessage id="proposals.ask.title" values={{ count: talents.length }} />}
      form={form}
      submitText={<FormattedMessage id="proposals.ask.submit" />}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <Text>
        <FormattedMessage id="proposals.ask.text" />
      </Text>
      <Select
        name="programId"
        label={<FormattedMessage id="proposals.ask.program" />}
        options={programs.map(({ id, name }) => ({ id, label: <Bidi>{name}</Bidi>, textValue: name }))}
        value={form.draft.programId}
        onChange={(programId) => form.set({ programId })}
      />
    </EditSheet>
  )
}

function Outcome({ answers, talents, onClose }: { answers: Answers; talents: readonly Talent[]; onClose: () => void }) {
  const byId = new Map(talents.map(({ profile }) => [profile.id, profile]))
  return (
    <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="proposals.ask.outcome" />}>
      <Stack gap="md">
        <ul className={styles.outcome} aria-live="polite">
          {answers.map(({ profileId, code }) => (
            <li key={profileId} className={styles.line}>
              <Text as="span" look="label">
                <Bidi>{byId.get(profileId)?.fullName ?? ''}</Bidi>
              </Text>
              {code === null ? (
                <span className={styles.done}>
                  <Icon name="circle-check" size="tiny" />
                  <FormattedMessage id="proposals.ask.done" />
                </span>
              ) : (
                <Text as="span" tone="muted">
                  <FormattedMessage id={refusalText(code)} />
                </Text>
              )}
            </li>
          ))}
        </ul>
        <Button variant="primary" isFullWidth onPress={onClose}>
          <FormattedMessage id="proposals.ask.close" />
        </Button>
      </Stack>
    </Sheet>
  )
}
