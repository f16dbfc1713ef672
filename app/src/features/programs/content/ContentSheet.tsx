import { useMutation } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { contentPlatforms } from '@wasla/contract/programs/content/platforms.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import { contentLanguages, contentTypes, type ContentStepType } from '@wasla/contract/programs/types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { Checkbox } from '@wasla/design-system/components/Checkbox'
import { ProgressBar } from '@wasla/design-system/components/ProgressBar'
import { Select } from '@wasla/design-system/components/Select'
import { TextArea } from '@wasla/design-system/components/TextArea'
import { TextField } from '@wasla/design-system/components/TextField'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useForm } from '#form/useForm.ts'
import { useJourney } from '#form/useJourney.ts'
import { EditSheet } from '#shared/list/EditSheet.tsx'
import { ProgramContentsDocument, type ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { AddContentDocument, ContentProgressDocument, EditContentDocument } from './content.generated.ts'
import { draftOf, sourceOf, textsOf, type ContentDraft } from './content-draft.ts'
import { contentFields, contentProblems } from './content-problems.ts'
import { posterFrame } from './poster-frame.ts'
import { SourceFields } from './SourceFields.tsx'

type ContentSheetProps = { programId: string; step: ContentStepType; item: ContentItemFragment | null; onClose: () => void }

const { title, description, specialRequests } = programLimits.content

/**
 * Sheet that adds an item, or changes `item`. The file is uploaded with the form. The sheet shows the progress of the upload, which can be
 * cancelled; the form can then be sent again unchanged.
 */
export function ContentSheet({ programId, step, item, onClose }: ContentSheetProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const platformName = usePlatformName()
  const journey = useJourney()
  const form = useForm<ContentDraft>(contentFields, { saved: draftOf(item, language), check: contentProblems(step, item) })
  const { draft, set } = form
  const [add] = useMutation(AddContentDocument, {
    refetchQueries: [
      { query: ProgramContentsDocument, variables: { programId, contentStepType: step } },
      { query: ContentProgressDocument, variables: { programId } },
    ],
    awaitRefetchQueries: true,
  })
  const [edit] = useMutation(EditContentDocument)
  const isSending = journey.share !== null

  const send = (current: ContentDraft) =>
    journey.run(async (own) => {
      const shown = sourceOf(current, item)
      const thumbnail = current.thumbnail ?? (shown.file && current.type === 'VIDEO' ? await posterFrame(shown.file) : null)
      const input = { ...textsOf(current, step), ...shown, ...(thumbnail && { thumbnail }) }
      const context = { errors: form.errors, journey: own }
      return item
        ? edit({ variables: { editContentInput: { id: item.id, ...input } }, context })
        : add({ variables: { addContentInput: { programId, contentStepType: step, type: current.type, ...input } }, context })
    })

  const submit = async () => {
    const answer = await form.submit(send)
    if (!answer) return
    showToast({ tone: 'success', text: <FormattedMessage id={item ? 'programs.content.changed' : 'programs.content.added'} /> })
    onClose()
  }

  return (
    <EditSheet
      title={<FormattedMessage id={item ? 'programs.content.edit' : `programs.content.add.${step}`} />}
      form={form}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {!item && (
        <Select
          name="type"
          label={<FormattedMessage id="programs.content.type" />}
          options={contentTypes.map((id) => ({ id, label: intl.formatMessage({ id: `program.content.type.${id}` }) }))}
          value={draft.type}
          onChange={(type) => set({ type, file: null })}
          isDisabled={isSending}
        />
      )}
      <SourceFields draft={draft} set={set} current={item?.fileName ?? null} isDisabled={isSending} />
      <TextField
        name="title"
        label={<FormattedMessage id="programs.content.title" />}
        counter={{ limit: title.most }}
        value={draft.title}
        onChange={(next) => set({ title: next })}
      />
      <TextArea
        name="description"
        label={<FormattedMessage id="programs.content.description" />}
        hint={step === 'SHAREABLE' ? <FormattedMessage id="programs.content.descriptionHint" /> : undefined}
        counter={{ limit: description.most }}
        value={draft.description}
        onChange={(next) => set({ description: next })}
      />
      <Select
        name="language"
        label={<FormattedMessage id="programs.content.language" />}
        options={contentLanguages.map((id) => ({ id, label: intl.formatMessage({ id: `program.content.language.${id}` }) }))}
        value={draft.language}
        onChange={(next) => set({ language: next })}
      />
      <Select
        name="platform"
        label={<FormattedMessage id="programs.content.platform" />}
        options={(['ANY', ...contentPlatforms] as const).map((id) => ({
          id,
          label: id === 'ANY' ? intl.formatMessage({ id: 'programs.content.platform.any' }) : platformName(id),
        }))}
        value={draft.platform}
        onChange={(platform) => set({ platform })}
      />
      {step === 'SHAREABLE' && (
        <>
          <TextField
            name="hashtags"
            isOptional
            label={<FormattedMessage id="programs.content.hashtags" />}
            hint={<FormattedMessage id="programs.content.hashtagsHint" values={{ max: programLimits.content.hashtags.most }} />}
            value={draft.hashtags}
            onChange={(hashtags) => set({ hashtags })}
          />
          <TextArea
            name="specialRequests"
            isOptional
            label={<FormattedMessage id="programs.content.requests" />}
            hint={<FormattedMessage id="programs.content.requestsHint" />}
            counter={{ limit: specialRequests.most }}
            rows={3}
            value={draft.specialRequests}
            onChange={(next) => set({ specialRequests: next })}
          />
          <Checkbox
            name="allowTrademarkUse"
            isSelected={draft.allowTrademarkUse}
            onChange={(allowTrademarkUse) => set({ allowTrademarkUse })}
          >
            <FormattedMessage id="programs.content.trademark" />
          </Checkbox>
        </>
      )}
      {journey.share !== null && draft.source === 'file' && (
        <>
          <ProgressBar label={intl.formatMessage({ id: 'programs.content.sending' })} value={journey.share} />
          <div>
            <Button iconStart="close" onPress={journey.stop}>
              <FormattedMessage id="programs.content.stop" />
            </Button>
          </div>
        </>
      )}
      {journey.wasStopped && !isSending && (
        <Banner tone="info" isLive>
          <FormattedMessage id="programs.content.stopped" />
        </Banner>
      )}
    </EditSheet>
  )
}
