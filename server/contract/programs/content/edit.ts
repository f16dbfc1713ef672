import { changed } from '../../common/change.ts'
import { decisionOf, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { mediaFacts } from '../../files/media.ts'
import type { EditContentInput } from '../../generated/user-types.ts'
import type { ProgramContentRecord } from '../record.ts'
import { acceptContentTexts, type ContentTexts } from './rules.ts'
import { shownBy, thumbnailOf, type ContentSource } from './source.ts'
import { requireOwnContent, type ContentState, type ContentWriter } from './state.ts'

/** The new source (a stored file or an address) and the new thumbnail of an edit; null if the edit does not change them. */
export type NewMedia = { readonly source: ContentSource | null; readonly thumbnail: string | null }

/** The item after the edit, and the addresses of files that the item no longer uses. */
export type ContentChange = { readonly content: ProgramContentRecord; readonly dropped: readonly string[] }

const textsOf = (content: ProgramContentRecord): ContentTexts => {
  const { contentStepType, title, description, language, platform, allowTrademarkUse, hashtags, specialRequests } = content
  return {
    contentStepType,
    title,
    description,
    language,
    platform: platform as ContentTexts['platform'],
    allowTrademarkUse,
    hashtags: [...hashtags],
    specialRequests,
  }
}

const optional = ['platform', 'specialRequests'] as const

function mediaAfter(content: ProgramContentRecord, { source, thumbnail }: NewMedia, now: number): Partial<ProgramContentRecord> {
  if (source) {
    const type = source.media ? mediaFacts[source.media.kind].type : content.type
    return { type, ...shownBy(source), ...thumbnailOf(source, thumbnail, now) }
  }
  if (thumbnail === null) return {}
  return { thumbnailUrl: thumbnail, hasOwnThumbnail: true, status: 'READY', attempts: 0, nextAttemptAt: null }
}

/**
 * Decides `editContent` (K-19, K-30): changes the given fields, before or after publishing. Another file sets the item's type and schedules
 * a new thumbnail, even while the former one is being drawn. An edit without changes is refused with `NO_CHANGES_TO_UPDATE`.
 */
export const decideEditContent = (
  state: ContentState,
  writer: ContentWriter,
  input: EditContentInput,
  media: NewMedia & { readonly now: number },
): Decision<ContentChange> =>
  decisionOf(() => {
    const { content } = requireOwnContent(state, writer, input.id)
    const before = textsOf(content)
    const texts = acceptContentTexts(changed(before, input, optional))
    const isSameMedia = media.source === null && media.thumbnail === null
    const isSameAddress = media.source?.address !== undefined && media.source.address === content.contentUrl && media.thumbnail === null
    if ((isSameMedia || isSameAddress) && JSON.stringify(texts) === JSON.stringify(before)) throw new Problem('NO_CHANGES_TO_UPDATE')
    const next = { ...content, ...texts, ...(isSameAddress ? {} : mediaAfter(content, media, media.now)), updatedAt: media.now }
    const dropped = [content.contentUrl, content.thumbnailUrl].filter(
      (url): url is string => url !== null && url !== next.contentUrl && url !== next.thumbnailUrl,
    )
    return { content: next, dropped }
  })
