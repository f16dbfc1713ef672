import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { escape, type Texts } from './messages.ts'

type Language = 'en' | 'ar'

type WordingRule = {
  language: Language
  what: RegExp
  /** What to write instead, for the author of the message. */
  say: string
  /** Messages in which the word means something else. */
  except?: readonly string[]
}

/** Neither an Arabic letter nor a mark on one may precede or follow the word. */
const before = String.raw`(?<![\u0621-\u0652])`
const after = String.raw`(?![\u0621-\u0652])`
const arabicWord = (word: string): RegExp => new RegExp(`${before}[وفبلك]*(?:ال)?${word}${after}`, 'u')

const campaignsOfAgencies = [
  'onboarding.role.AGENT.text',
  'onboarding.role.AGENCY.text',
  'onboarding.goal.AGENCY.PROMOTE_PRODUCTS',
  'verification.business.type.AGENCY.text',
]

/** Names of the objective “Leads”. Its unit is “forms submitted”. */
const namesOfObjectives = [
  'program.objective.LEAD_GENERATION',
  'program.objectiveAndUnit.LEAD_GENERATION',
  'admin.objective.LEAD_GENERATION',
]

/** One word for one thing (Y-30), and one form for frequent phrases. Texts that the specification states word for word are not checked. */
export const wordingRules: readonly WordingRule[] = [
  { language: 'en', what: /\b(?:nobody|somebody|anybody|everybody)\b/i, say: 'no one, someone, anyone, everyone' },
  { language: 'en', what: /\bat once\b/i, say: '“right away”, or “automatically” where nobody has to do it' },
  { language: 'en', what: /\bby (?:itself|themselves)\b/i, say: '“automatically”' },
  { language: 'en', what: /\ba person (?:decides|looks|reviews|checks)\b/i, say: '“our team”' },
  { language: 'en', what: /^What(?:ever)?\b(?!.*\?)/, say: 'a noun: “Your offer”, not “What you offer”' },
  { language: 'en', what: /(?:could not|couldn[’']t) be loaded/i, say: '“We couldn’t load the …”' },
  { language: 'en', what: /\bcreators?\b/i, say: '“networker”, or “participant” once they joined' },
  { language: 'en', what: /\bcampaigns?\b/i, say: '“program”', except: campaignsOfAgencies },
  { language: 'en', what: /\binstalls?\b/i, say: '“downloads”' },
  { language: 'en', what: /(?<!commercial )\bregistrations?\b/i, say: '“sign-ups”' },
  {
    language: 'en',
    what: /\bleads?\b/i,
    say: '“forms submitted”',
    // This hint says where links lead: the word is a verb in it.
    except: [...namesOfObjectives, 'programs.objectives.trackingUrl.hint'],
  },
  { language: 'en', what: /\bdry run\b/i, say: '“pre-publish check”' },
  { language: 'en', what: /\btracking URL\b/i, say: '“destination link” for the brand’s page, “tracking link” for the participant’s' },
  { language: 'en', what: /\b(?:another|second) look\b/i, say: '“review”' },
  { language: 'en', what: /\bset aside\b/i, say: '“reserved”' },
  { language: 'en', what: /\b(?:coming to you|what[’']s coming|to come)\b/i, say: '“upcoming”' },
  { language: 'en', what: /\bpaydays?\b/i, say: '“payout day”' },
  { language: 'en', what: /\bshare pack\b/i, say: '“share kit”' },
  { language: 'en', what: /\bsaved filters?\b/i, say: '“saved search”' },
  { language: 'en', what: /\breview cases?\b/i, say: '“verification case”' },
  { language: 'en', what: /\bverified mark\b/i, say: '“check mark”' },
  { language: 'en', what: /\bback office\b/i, say: '“admin”' },
  { language: 'en', what: /\bTwitter\b/, say: '“X” (Y-31)' },
  { language: 'en', what: /\bRetire\b/, say: '“End program”' },
  { language: 'en', what: /\d %/, say: '“50%” without a blank' },
  { language: 'en', what: /[A-Za-z]'[a-z]/, say: 'the apostrophe ’' },
  // No message blames the reader. A hint says what is expected, an error says what to do.
  {
    language: 'en',
    what: /\byou (?:failed|forgot|must|did not|didn’t|entered (?:a|an|the) wrong)\b|\byour (?:mistake|fault)\b/i,
    say: 'what to do: “Enter …”, “Choose …”, and nothing that blames',
    except: ['field.adult'],
  },
  {
    language: 'en',
    what: /\b(?:invalid|incorrect)\b(?! clicks)(?<!clicks were invalid)|\b(?:isn’t|not) (?:a )?valid\b|\bhas the wrong\b/i,
    say: 'what to do: “Check the code and try again”',
    // A component shows this text of the specification.
    except: ['ds.oneTimeCode.wrong'],
  },
  {
    language: 'ar',
    what: /خطأ منك|خطؤك|نسيت|أخطأت|فشلت|(?:يجب )?عليك أن|غير صالحة?(?<!نقرات.{0,12}غير صالحة?)(?<!النقرات غير الصالحة)/u,
    say: 'what to do: «أدخل …»، «اختر …», and nothing that blames',
  },
  { language: 'ar', what: /^ما (?!.*؟)/u, say: 'a noun: «عرضك», not «ما تقدّمه»' },
  { language: 'ar', what: arabicWord('تويتر'), say: '«إكس» (Y-31)' },
  { language: 'ar', what: arabicWord('حوال(?:ة|ات)'), say: '«تحويل بنكي»' },
  { language: 'ar', what: /(?:هدف|أهداف)\p{M}?ا? (?:ال)?مرحلي/u, say: '«مرحلة»' },
  { language: 'ar', what: arabicWord('دفع(?:ة|ات)'), say: '«صرف» for a payout, «عملية دفع» for a payment' },
  {
    language: 'ar',
    what: /(?:عميل|عملاء|عميلان|عميلًا) (?:ال)?محتمل/u,
    say: '«نماذج مُرسلة»',
    except: namesOfObjectives,
  },
  { language: 'ar', what: arabicWord('تثبيت(?:ات|ًا)?'), say: '«تنزيل»', except: ['showcase.posts.pin', 'showcase.posts.unpin'] },
  {
    language: 'ar',
    what: new RegExp(`${before}(?:[يت]ُحسب|حُسبت)${after}`, 'u'),
    say: '«احتُسب» where something counts',
    except: ['admin.ledger.sealsText', 'results.counted', 'results.countedNow'],
  },
  { language: 'ar', what: /معلّق/u, say: '«قيد المراجعة»' },
  { language: 'ar', what: /قيد الانتظار/u, say: '«بانتظار القبول»' },
  { language: 'ar', what: /شخصٌ/u, say: '«فريقنا»' },
  { language: 'ar', what: /لم يتم العثور|لم يُعثر/u, say: '«غير موجود»' },
  { language: 'ar', what: /حقيبة/u, say: '«حزمة النشر»' },
  { language: 'ar', what: /تصفية محفوظة/u, say: '«عملية بحث محفوظة»' },
  { language: 'ar', what: arabicWord('مكتب'), say: '«لوحة الإدارة»' },
  { language: 'ar', what: /مؤثر/u, say: '«مؤثّر» with its mark' },
  {
    language: 'ar',
    what: /(?<!\u2066)@\{|(?<!\u2066)https?:\/\//u,
    say: 'isolated between U+2066 and U+2069, or it is drawn the wrong way round',
  },
]

/** Returns whether the plural branch for two has a number beside a noun in the dual. The dual already says two. */
function dualsWithFigure(elements: readonly MessageFormatElement[]): boolean {
  return elements.some((element) => {
    if (element.type === TYPE.tag) return dualsWithFigure(element.children)
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return false
    const branches = Object.entries(element.options)
    const isFigure = (part: MessageFormatElement) => part.type === TYPE.pound || (part.type === TYPE.number && part.value === element.value)
    const isCounted = (part: MessageFormatElement | undefined) => part?.type === TYPE.literal && /^\s+[\u0621-\u064a]/u.test(part.value)
    return branches.some(
      ([name, { value }]) =>
        (element.type === TYPE.plural && name === 'two' && value.some((part, at) => isFigure(part) && isCounted(value[at + 1]))) ||
        dualsWithFigure(value),
    )
  })
}

/** Returns messages with a word that the rules replace by another. `stated` are the messages whose text the specification states. */
export function wordingProblems(language: Language, texts: Texts, stated: ReadonlySet<string>): string[] {
  return Object.entries(texts).flatMap(([id, text]) => {
    if (stated.has(id)) return []
    const found = wordingRules.filter((rule) => rule.language === language && rule.what.test(text) && !rule.except?.includes(id))
    const dual = language === 'ar' && dualsWithFigure(parse(text)) ? ['has a figure beside a dual: «مشاركان», not «٢ مشاركان»'] : []
    return [...found.map(({ say }) => `says “${text}”: say ${say}`), ...dual].map((problem) => `${id} (${language}) ${problem}`)
  })
}

/** Returns the source from an opening bracket to its closing bracket. */
function inBrackets(source: string, start: number): string {
  let depth = 0
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1
    if (source[at] === ')') depth -= 1
    if (depth === 0) return source.slice(start, at + 1)
  }
  return source.slice(start)
}

const asPattern = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escape)
      .join(String.raw`[\w-]+`)}$`,
  )

/** Returns the ids of the messages that a source shows as toasts. */
export function toastIds(ids: readonly string[], source: string): string[] {
  const calls = [...source.matchAll(/\b(?:showToast|sayDone|toast[A-Z]\w*)\(/g)].map(({ 0: call, index }) =>
    inBrackets(source, index + call.length - 1),
  )
  const quoted = calls.flatMap((call) => [...call.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id = '']) => id))
  const templates = calls.flatMap((call) =>
    [...call.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, one = '']) => asPattern(one)),
  )
  return ids.filter((id) => quoted.includes(id) || templates.some((template) => template.test(id)))
}

/** Returns toasts that end with a full stop. A toast is a short label, not a paragraph. */
export const stoppedToasts = (language: Language, texts: Texts, toasts: readonly string[], stated: ReadonlySet<string>): string[] =>
  toasts
    .filter((id) => !stated.has(id) && /\.$|\.\}(?=[^.]*\}$)/.test(texts[id] ?? ''))
    .map((id) => `${id} (${language}) is a toast and ends with a full stop`)

/** Matches texts with a sentence, or a part of one, that says what to do. */
const mend =
  /(?:^|[.:,] |please )(?:Accept|Add|Check|Choose|Enter|Fill|Leave|Name|Remove|Replace|Save|Shorten|Start|Try|Upload|Use|Write)\b/i

/** Nobody can do anything about their age. */
const withoutMend = new Set(['field.adult'])

/** Returns problems of fields that say what is wrong but not what to do. */
export const problemsWithoutMend = (english: Texts, stated: ReadonlySet<string>): string[] =>
  Object.entries(english)
    .filter(([id, text]) => /^(?:field|required)\./.test(id) && !stated.has(id) && !withoutMend.has(id) && !mend.test(text))
    .map(([id, text]) => `${id} (en) says “${text}” and not what to do: “Enter more characters.”, not “This is too short.”`)
