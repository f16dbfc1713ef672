import type { Language } from '../platform/language.ts'
import type { NotificationRecord, NotificationType } from './record.ts'
import { arabic } from './texts/arabic.ts'
import { english } from './texts/english.ts'
import type { NotificationText, Write } from './texts/text.ts'
import { textValues } from './texts/values.ts'

const texts: Readonly<Record<Language, Readonly<Record<NotificationType, Write>>>> = { en: english, ar: arabic }

/**
 * What a line of the panel says in its reader's language (I-04), from its type and values alone. `sender` is the name the reader is shown
 * of who did it; null where nobody did, and where not everybody may see the profile. Sound with any value missing: rows outlive what they
 * are about.
 */
export const notificationText = (
  { type, meta }: Pick<NotificationRecord, 'type' | 'meta'>,
  sender: string | null,
  language: Language,
): NotificationText => texts[language][type](textValues(meta, sender, language))
