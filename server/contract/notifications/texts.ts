import type { Language } from '../platform/language.ts'
import type { NotificationRecord, NotificationType } from './record.ts'
import { arabic } from './texts/arabic.ts'
import { english } from './texts/english.ts'
import type { NotificationText, Write } from './texts/text.ts'
import { textValues } from './texts/values.ts'

const texts: Readonly<Record<Language, Readonly<Record<NotificationType, Write>>>> = { en: english, ar: arabic }

/**
 * Returns the text of a notification in its reader's language (I-04). It depends only on the type and the values. `sender` is the name of
 * the profile that caused the notification; null if no profile did, or if the profile is not public. Every value may be missing, because a
 * notification is stored longer than the records that it names.
 */
export const notificationText = (
  { type, meta }: Pick<NotificationRecord, 'type' | 'meta'>,
  sender: string | null,
  language: Language,
): NotificationText => texts[language][type](textValues(meta, sender, language))
