import type { Language } from '../platform/language.ts'
import type { NotificationRecord, NotificationType } from './record.ts'
import { arabic } from './texts/arabic.ts'
import { english } from './texts/english.ts'
import type { NotificationText, Write } from './texts/text.ts'
import { textValues } from './texts/values.ts'

const texts: Readonly<Record<Language, Readonly<Record<NotificationType, Write>>>> = { en: english, ar: arabic }

/**
 * Returns the text of a notification in its reader's language (I-04), from its type and values only. `sender` is the name of who caused it;
 * null if nobody did, or if the profile is not public. Works with any value missing, because a notification outlives what it is about.
 */
export const notificationText = (
  { type, meta }: Pick<NotificationRecord, 'type' | 'meta'>,
  sender: string | null,
  language: Language,
): NotificationText => texts[language][type](textValues(meta, sender, language))
