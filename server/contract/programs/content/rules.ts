import * as z from 'zod/mini'
import type { FieldRule } from '../../errors/field-problem.ts'
import type { Upload } from '../../files/upload.ts'
import { rule } from '../../validation/check.ts'
import { atLeast, atMost } from '../../validation/graphemes.ts'
import { acceptLinks, orNone, readAs } from '../../validation/links.ts'
import { plainLine, plainText } from '../../validation/plain-text.ts'
import { webAddress } from '../../validation/web-address.ts'
import { programLimits } from '../limits.ts'
import { contentLanguages, contentStepTypes, contentTypes } from '../types.ts'
import { distinctHashtags, hashtagOf } from './hashtag.ts'
import { contentPlatforms } from './platforms.ts'

const limits = programLimits.content

const read = (plain: (typed: string) => string) => z.pipe(z.string().check(z.maxLength(4096, rule('tooLong'))), z.transform(plain))
const words = (plain: (typed: string) => string, { least, most }: { least: number; most: number }) =>
  z.pipe(read(plain), z.string().check(z.minLength(1, rule('required')), atLeast(least), atMost(most)))

/** Accepts only `https`, so that links from the product lead to encrypted pages (K-18). */
const contentAddress = (typed: string) => {
  const address = webAddress(typed)
  return address?.startsWith('https:') ? address : null
}

const upload = z.custom<Upload>((value) => typeof value === 'object' && value !== null && 'size' in value && typeof value.size === 'number')

const hashtag = readAs(hashtagOf, 'hashtag')

const fields = {
  title: words(plainLine, limits.title),
  description: words(plainText, limits.description),
  language: z.enum(contentLanguages, rule('unknownValue')),
  platform: z.nullable(z.enum(contentPlatforms, rule('unknownValue'))),
  allowTrademarkUse: z.boolean(),
  hashtags: z.pipe(
    z
      .array(hashtag)
      .check(z.refine((tags) => tags.length <= limits.hashtags.most, { ...rule('maxItems'), params: { max: limits.hashtags.most } })),
    z.transform((tags: string[]) => distinctHashtags(tags)),
  ),
  specialRequests: z.nullable(
    z.pipe(
      read(plainText),
      z.pipe(
        z.string().check(atMost(limits.specialRequests.most)),
        z.transform((text) => (text === '' ? null : text)),
      ),
    ),
  ),
}

type Extras = { allowTrademarkUse: boolean; hashtags: readonly string[]; specialRequests: string | null }
const extras: readonly (keyof Extras)[] = ['allowTrademarkUse', 'hashtags', 'specialRequests']
const isGiven = (value: Extras[keyof Extras]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** Fields that only shareable content may have (K-19). */
const onlyShareable = z.check<Extras & { contentStepType: string }>((ctx) => {
  if (ctx.value.contentStepType === 'SHAREABLE') return
  for (const path of extras)
    if (isGiven(ctx.value[path])) ctx.issues.push({ code: 'custom', message: 'shareableOnly', path: [path], input: ctx.value[path] })
})

/** Rules of an item's texts; forms use them while somebody types. */
export const contentTextRules = z
  .object({ contentStepType: z.enum(contentStepTypes, rule('unknownValue')), ...fields })
  .check(onlyShareable)
export type ContentTexts = z.output<typeof contentTextRules>

const source = { file: z.nullish(upload), contentUrl: orNone(contentAddress, 'url'), thumbnail: z.nullish(upload) }

type Source = { file?: Upload | null | undefined; contentUrl?: string | null | undefined }
const sourceProblem = ({ file, contentUrl }: Source, isNew: boolean): { path: string; message: FieldRule } | null => {
  if (file && contentUrl) return { path: 'contentUrl', message: 'fileOrUrl' }
  return isNew && !file && !contentUrl ? { path: 'file', message: 'required' } : null
}
const oneSource = (isNew: boolean) =>
  z.check<Source>((ctx) => {
    const problem = sourceProblem(ctx.value, isNew)
    if (problem) ctx.issues.push({ code: 'custom', message: problem.message, path: [problem.path], input: ctx.value.file })
  })

/** Rules of a new item (K-18, K-19): all texts, its type, and either a file or an https address. */
export const newContentRules = z
  .object({ ...contentTextRules.shape, type: z.enum(contentTypes, rule('unknownValue')), ...source })
  .check(oneSource(true), onlyShareable)
/** Rules of what an edit may contain besides texts: a file or an address, and a thumbnail. */
export const contentSourceRules = z.object(source).check(oneSource(false))

export type AcceptedContent = z.output<typeof newContentRules>
export type AcceptedSource = z.output<typeof contentSourceRules>

const withDefaults = (input: object) => ({
  platform: null,
  allowTrademarkUse: false,
  hashtags: [],
  specialRequests: null,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null)),
})

/** Accepts the input of `addContent`. Throws `URL_INVALID_FORMAT` if the address is the only problem, else `DTO_VALIDATION_ERROR`. */
export const acceptContent = (input: object): AcceptedContent => acceptLinks(newContentRules, withDefaults(input))
/** Accepts the texts of an item after an edit. Throws like `acceptContent`. */
export const acceptContentTexts = (texts: object): ContentTexts => acceptLinks(contentTextRules, texts)
export const acceptContentSource = (input: object): AcceptedSource => acceptLinks(contentSourceRules, input)
