import type { ContentPlatform } from '@wasla/contract/programs/content/platforms.ts'
import type { ContentLanguage, ContentStepType, ContentType } from '@wasla/contract/programs/types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { isOurFile } from '#shared/programs/content/content-facts.ts'
import type { ContentItemFragment } from '#shared/programs/content/program-contents.generated.ts'

/** Values of the content form. `hashtags` is one text, as typed. */
export type ContentDraft = {
  readonly title: string
  readonly description: string
  readonly type: ContentType
  readonly language: ContentLanguage
  readonly platform: ContentPlatform | 'ANY'
  /** Whether the source is a file or an address. */
  readonly source: 'file' | 'url'
  readonly file: File | null
  readonly contentUrl: string
  readonly thumbnail: File | null
  readonly hashtags: string
  readonly specialRequests: string
  readonly allowTrademarkUse: boolean
}

const languageOf: Readonly<Record<Language, ContentLanguage>> = { ar: 'ARABIC', en: 'ENGLISH' }

/**
 * Returns the initial values of the form: the values of the item. For a new item, all fields are empty, and the language is the reader's.
 */
export const draftOf = (item: ContentItemFragment | null, language: Language): ContentDraft => ({
  title: item?.title ?? '',
  description: item?.description ?? '',
  type: item?.type ?? 'IMAGE',
  language: item?.language ?? languageOf[language],
  platform: (item?.platform as ContentPlatform | null | undefined) ?? 'ANY',
  source: item && !isOurFile(item) ? 'url' : 'file',
  file: null,
  contentUrl: item && !isOurFile(item) ? item.contentUrl : '',
  thumbnail: null,
  hashtags: item?.hashtags.map((tag) => `#${tag}`).join(' ') ?? '',
  specialRequests: item?.specialRequests ?? '',
  allowTrademarkUse: item?.allowTrademarkUse ?? false,
})

/** Splits typed hashtags at blanks, at Latin and Arabic commas, and before each `#`. */
export const typedTags = (text: string): string[] =>
  text
    .replaceAll('#', ' #')
    .split(/[\s,،]+/u)
    .filter((tag) => tag !== '' && tag !== '#')

/**
 * Returns the text fields that adding and changing an item both send. For learning content, omits the fields that only shareable content
 * has.
 */
export function textsOf(draft: ContentDraft, step: ContentStepType) {
  const { title, description, language, platform, hashtags, specialRequests, allowTrademarkUse } = draft
  const shared = { title, description, language, platform: platform === 'ANY' ? null : platform }
  return step === 'SHAREABLE'
    ? {
        ...shared,
        allowTrademarkUse,
        hashtags: typedTags(hashtags),
        specialRequests: specialRequests.trim() === '' ? null : specialRequests,
      }
    : shared
}

/** Returns the source that is sent: a file or an address. Returns an empty object if the item keeps its current source. */
export function sourceOf(
  { source, file, contentUrl }: ContentDraft,
  item: ContentItemFragment | null,
): { file?: File; contentUrl?: string } {
  if (source === 'file') return file ? { file } : {}
  return item && item.contentUrl === contentUrl.trim() ? {} : { contentUrl }
}
