import { createIntl } from 'react-intl'
import { groupedNumber } from '@wasla/contract/licences/number.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { languages, type Language } from '@wasla/design-system/locale/language.ts'
import type { MessageId } from '#i18n/message-id.ts'
import arabic from './messages/ar.json'
import english from './messages/en.json'

type CaptionId = keyof typeof english & keyof typeof arabic

declare global {
  interface CatalogueIds {
    sharePack: CaptionId
  }
}

const texts: Readonly<Record<Language, Readonly<Record<CaptionId, string>>>> = { en: english, ar: arabic }

/**
 * Facts for a caption. `url` is the participant's tracking link, `code` their code; null if the program counts no codes. `hasLinks`:
 * whether the program counts what comes by links. `licence` is the number of the participant's valid licence; null if they have none.
 */
export type CaptionFacts = {
  brand: string
  program: string
  objective: ObjectiveType | null
  url: string
  code: string | null
  hasLinks: boolean
  licence: string | null
}

/**
 * A caption in one language, ready to post. Its first line is `label`, which says in that language that it is an advertisement, with the number of the licence
 * (Y-46). `copied` is the whole text.
 */
export type Caption = {
  language: Language
  name: string
  label: string
  text: string
  url: string
  copied: string
  copy: string
  done: string
}

/**
 * Returns the captions in both languages, the reader's first. Names have bidi isolates around them, so that each name keeps its direction
 * after the caption is pasted elsewhere.
 */
export function captionsOf({ brand, program, objective, url, code, hasLinks, licence }: CaptionFacts, first: Language): Caption[] {
  return languages
    .toSorted((one, other) => Number(other === first) - Number(one === first))
    .map((language) => {
      const intl = createIntl({ locale: language, messages: texts[language] as Record<MessageId, string> })
      const say = (id: CaptionId, values?: Record<string, string>) => intl.formatMessage({ id }, values)
      const label = licence === null ? say('sharePack.ad') : say('sharePack.adLicensed', { number: isolate(groupedNumber(licence)) })
      const names = { brand: isolate(brand), program: isolate(program), code: isolate(code ?? '') }
      const ofLink = say(`sharePack.caption.${objective ?? 'TRAFFIC'}`, names)
      const text =
        code === null ? ofLink : hasLinks ? `${ofLink} ${say('sharePack.caption.alsoCode', names)}` : say('sharePack.caption.byCode', names)
      return {
        language,
        name: say('sharePack.language'),
        label,
        text,
        url,
        copied: `${label}\n${text}\n${url}`,
        copy: say('sharePack.copy'),
        done: say('sharePack.copied'),
      }
    })
}
