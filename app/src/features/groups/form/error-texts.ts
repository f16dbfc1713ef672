import type { IntlShape } from 'react-intl'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { visibleLength } from '@wasla/contract/groups/rich-text/clean.ts'
import type { GroupDraft } from './group-draft.ts'

type Texts = Record<string, string> | undefined

const isShort = (length: number, { min }: { min: number }) => length < min

/** Returns the error texts of the fields. If the general text of an error does not say what to do, returns a text written for groups. */
export function errorTexts(texts: Texts, draft: GroupDraft, intl: IntlShape): Texts {
  if (!texts) return undefined
  const { name, description } = groupLimits
  const own: Record<string, string> = {
    ...(draft.photo === null && { photo: intl.formatMessage({ id: 'groups.form.wrong.photo' }) }),
    ...(isShort([...draft.name.trim()].length, name) && { name: intl.formatMessage({ id: 'groups.form.wrong.short' }, { min: name.min }) }),
    ...(isShort(visibleLength(draft.description), description) && {
      description: intl.formatMessage({ id: 'groups.form.wrong.short' }, { min: description.min }),
    }),
    ...(draft.interests.length === 0 && { interests: intl.formatMessage({ id: 'groups.form.wrong.interests' }) }),
  }
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, own[field] ?? text]))
}
