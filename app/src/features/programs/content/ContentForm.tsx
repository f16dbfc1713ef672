import { useRef } from 'react'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { SortableList } from '@wasla/design-system/components/SortableList'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { useForm } from '#form/useForm.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { AddButton } from '#shared/list/AddButton.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { RemoveDialog } from '#shared/list/RemoveDialog.tsx'
import { useRemoval } from '#shared/list/useRemoval.ts'
import { ProgramContentsDocument, type ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { StepFrame } from '../wizard/frame/StepFrame.tsx'
import type { WizardProgress } from '../wizard/progress/progress.ts'
import type { StepFormProps } from '../wizard/step/step-form.ts'
import { ContentProgressDocument, DeleteContentDocument } from './content.generated.ts'
import { ContentRow } from './ContentRow.tsx'
import { useContentOrder } from './useContentOrder.ts'
import { useProcessing } from './useProcessing.ts'

/* The sheet contains the form, the file drop zone and the rules, so it is loaded only when it is opened. */
const ContentSheet = lazyOverlay(() => import('./ContentSheet.tsx').then((module) => module.ContentSheet))

const none: readonly ContentItemFragment[] = []

/** Steps 5.1 and 5.2: content to share and content to learn from, in the order in which participants see it (K-20, X-07). */
function ContentForm({ program, step }: Pick<StepFormProps, 'program'> & { step: ContentStepType }) {
  const intl = useIntl()
  const client = useApolloClient()
  const variables = { programId: program.id, contentStepType: step }
  const { data, error, loading, refetch, startPolling, stopPolling } = useQuery(ProgramContentsDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const again = () => void refetch().catch(() => undefined)
  const { items, reorder } = useContentOrder(data?.programContents.data ?? none, variables, () => {
    showToast({ tone: 'danger', text: <FormattedMessage id="programs.content.orderRefused" /> })
    again()
  })
  useProcessing(items, startPolling, stopPolling)
  const add = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const editing = useUrlDialog('content')
  const removal = useRemoval('remove-content', items, list, add)
  const [remove] = useMutation(DeleteContentDocument, {
    refetchQueries: [
      { query: ProgramContentsDocument, variables },
      { query: ContentProgressDocument, variables: { programId: program.id } },
    ],
    awaitRefetchQueries: true,
  })
  const form = useForm<object>(
    { fields: ['contents'] },
    { saved: {}, check: () => (items.length === 0 ? [{ path: 'contents', rule: 'minItems' }] : []) },
  )
  const goOn = (): Promise<WizardProgress | null> =>
    form.submit(async () => {
      const { data: known } = await client.query({
        query: ContentProgressDocument,
        variables: { programId: program.id },
        fetchPolicy: 'network-only',
      })
      return known?.program ?? null
    })
  const item = items.find(({ id }) => id === editing.value) ?? null
  const label = intl.formatMessage({ id: `programs.wizard.step.${step}_CONTENT` })
  /* A published program must keep at least one item in each of the two steps. */
  const mayRemove = program.status === 'Draft' || items.length > programLimits.content.least

  return (
    <>
      <StepFrame form={form} labels={{ contents: label }} onSave={goOn} isSavedAtOnce>
        <input type="hidden" name="contents" value={items.length} />
        {data ? (
          <Stack gap="md">
            <AddButton
              label={<FormattedMessage id={`programs.content.add.${step}`} />}
              count={items.length}
              max={programLimits.content.most}
              empty={{
                title: <FormattedMessage id={`programs.content.empty.${step}`} />,
                text: <FormattedMessage id={`programs.content.emptyText.${step}`} />,
              }}
              onPress={editing.open}
              buttonRef={add}
            />
            {items.length > 0 && (
              <Card as="section" aria-label={label}>
                <SortableList ref={list} items={items} nameOf={(one) => one.title} onReorder={reorder}>
                  {(one, sorting) => (
                    <ContentRow
                      item={one}
                      sorting={sorting}
                      onEdit={() => editing.openWith(one.id)}
                      {...(mayRemove && { onRemove: () => removal.ask(one.id) })}
                    />
                  )}
                </SortableList>
              </Card>
            )}
          </Stack>
        ) : (
          <Waiting error={error} failed={<FormattedMessage id="program.content.failed" />} onRetry={again} isRetrying={loading} />
        )}
      </StepFrame>
      {/* The sheet is outside the step's form. Inside, React would also pass the sheet's submit event on to the step's form. */}
      {editing.isOpen && (editing.value === null || item) && (
        <ContentSheet key={item?.id ?? 'new'} programId={program.id} step={step} item={item} onClose={editing.close} />
      )}
      <RemoveDialog
        removal={removal}
        title={() => <FormattedMessage id="programs.content.ask" />}
        onConfirm={({ id }) => remove({ variables: { id } })}
      >
        {removal.chosen && <Bidi>{removal.chosen.title}</Bidi>}
      </RemoveDialog>
    </>
  )
}

export const ShareableContentForm = ({ program }: StepFormProps) => <ContentForm program={program} step="SHAREABLE" />
export const LearningContentForm = ({ program }: StepFormProps) => <ContentForm program={program} step="LEARNING" />
