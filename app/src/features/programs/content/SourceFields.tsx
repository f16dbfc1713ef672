import { FormattedMessage, useIntl } from 'react-intl'
import { mediaLimits } from '@wasla/contract/files/media.ts'
import type { ContentType } from '@wasla/contract/programs/types.ts'
import { FileDrop, type FileKind, type QueuedFile } from '@wasla/design-system/components/FileDrop'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { TextField } from '@wasla/design-system/components/TextField'
import type { ContentDraft } from './content-draft.ts'

const kindsOf: Readonly<Record<ContentType, readonly FileKind[]>> = {
  IMAGE: ['jpeg', 'png', 'webp'],
  VIDEO: ['mp4', 'webm', 'mov'],
  DOCUMENT: ['pdf'],
}
const pictures: readonly FileKind[] = ['jpeg', 'png', 'webp']

const goodOf = (queued: readonly QueuedFile<void>[]): File | null => queued.find(({ state }) => state.kind === 'done')?.file ?? null

type SourceFieldsProps = {
  draft: ContentDraft
  set: (change: Partial<ContentDraft>) => void
  /** Name of the current file, which is kept if no other file is chosen. */
  current: string | null
  isDisabled: boolean
}

/**
 * Fields for the item's source and thumbnail. The source is an address, or a file, whose name and content are checked as soon as it is
 * chosen.
 */
export function SourceFields({ draft, set, current, isDisabled }: SourceFieldsProps) {
  const intl = useIntl()
  return (
    <>
      <SegmentedControl
        label={intl.formatMessage({ id: 'programs.content.source' })}
        options={(['file', 'url'] as const).map((id) => ({ id, label: <FormattedMessage id={`programs.content.source.${id}`} /> }))}
        value={draft.source}
        onChange={(source) => set({ source })}
        isDisabled={isDisabled}
        isFullWidth
      />
      {draft.source === 'file' ? (
        <FileDrop
          key={draft.type}
          name="file"
          label={<FormattedMessage id={current === null ? 'programs.content.file' : 'programs.content.replaceFile'} />}
          hint={<FormattedMessage id={`programs.content.fileHint.${draft.type}`} />}
          kinds={kindsOf[draft.type]}
          maxBytes={mediaLimits[draft.type].bytes}
          isDisabled={isDisabled}
          onChange={(files) => set({ file: goodOf(files) })}
        />
      ) : (
        <TextField
          name="contentUrl"
          kind="url"
          placeholder="https://"
          label={<FormattedMessage id="programs.content.url" />}
          hint={<FormattedMessage id="programs.content.urlHint" />}
          value={draft.contentUrl}
          onChange={(contentUrl) => set({ contentUrl })}
          isDisabled={isDisabled}
        />
      )}
      <FileDrop
        name="thumbnail"
        isOptional
        label={<FormattedMessage id="programs.content.thumbnail" />}
        hint={<FormattedMessage id="programs.content.thumbnailHint" />}
        kinds={pictures}
        maxBytes={mediaLimits.IMAGE.bytes}
        isDisabled={isDisabled}
        onChange={(files) => set({ thumbnail: goodOf(files) })}
      />
    </>
  )
}
