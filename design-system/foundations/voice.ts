import ar from '../messages/ar.json'
import en from '../messages/en.json'
import type { Pair } from '../stories/say.tsx'

type Example = { good: Pair; bad?: Pair }
type Rule = { title: Pair; rule: Pair; examples: readonly Example[] }

/** Returns a text of the catalogue in both languages, so that the examples are real texts. */
const ours = (key: keyof typeof en & keyof typeof ar): Pair => ({ en: en[key], ar: ar[key] })

/** The tone of voice in both languages. Each rule has an example that follows it and an example that breaks it. */
export const voice: readonly Rule[] = [
  {
    title: { en: 'Voice', ar: 'النبرة' },
    rule: {
      en: 'Calm about money, warm about people. We say “you” and “we”; we never blame, cheer or joke.',
      ar: 'هادئة مع المال، ودافئة مع الناس. نخاطب القارئ مباشرةً، ولا نلومه ولا نبالغ ولا نمزح.',
    },
    examples: [
      {
        good: {
          en: 'One more step, and a check mark appears next to your name.',
          ar: 'بقيت خطوة واحدة لتظهر علامة التوثيق بجانب اسمك.',
        },
        bad: { en: 'Almost there!!! You’re doing great 🎉', ar: 'أوشكت على الانتهاء!!! أحسنت 🎉' },
      },
    ],
  },
  {
    title: { en: 'Buttons', ar: 'الأزرار' },
    rule: {
      en: 'What happens: the verb, and the thing where it is not plain. In Arabic a verbal noun; the imperative is for sentences that guide.',
      ar: 'ما سيحدث، ثم الشيء إن لم يكن واضحًا. بالعربية مصدر، أما فعل الأمر فللجمل التي ترشد القارئ.',
    },
    examples: [
      { good: { en: 'Yes, cancel invitation', ar: 'نعم، إلغاء الدعوة' }, bad: { en: 'OK', ar: 'موافق' } },
      { good: ours('ds.errorState.retry'), bad: { en: 'Retry operation', ar: 'تنفيذ عملية إعادة المحاولة' } },
    ],
  },
  {
    title: { en: 'Errors', ar: 'الأخطاء' },
    rule: {
      en: 'What happened, what was kept, what to do. A field says what it needs, not that something is invalid.',
      ar: 'ماذا حدث، وماذا بقي محفوظًا، وماذا يُفعل. والحقل يقول ما يحتاج إليه لا أن القيمة غير صالحة.',
    },
    examples: [
      { good: ours('ds.errorState.failed.body'), bad: { en: 'Oops! An unknown error occurred.', ar: 'عفوًا! حدث خطأ غير معروف.' } },
      { good: ours('ds.phoneField.reason.empty'), bad: { en: 'Invalid input', ar: 'مدخل غير صالح' } },
    ],
  },
  {
    title: { en: 'Empty pages', ar: 'الصفحات الفارغة' },
    rule: {
      en: 'What is missing, what will appear here, and the one next step.',
      ar: 'ما الذي لا يوجد بعد، وما الذي سيظهر هنا، والخطوة التالية.',
    },
    examples: [
      {
        good: {
          en: 'No invitations yet. See here who you invited and who has joined.',
          ar: 'لا توجد دعوات بعد. سترى هنا من دعوتهم ومن انضم منهم.',
        },
        bad: { en: 'Empty', ar: 'فارغ' },
      },
    ],
  },
  {
    title: { en: 'Numbers, names and dates', ar: 'الأرقام والأسماء والتواريخ' },
    rule: {
      en: 'A number comes with its noun and in all its forms. Names stay as typed, in their own letters. Days are Gregorian and in Riyadh.',
      ar: 'العدد مع معدوده وبكل صيغه. تبقى الأسماء كما كُتبت بحروفها. والأيام ميلادية بتوقيت الرياض.',
    },
    examples: [
      {
        good: { en: '3 members · 11 members · 100 members', ar: '٣ أعضاء، ١١ عضوًا، ١٠٠ عضو' },
        bad: { en: '3 member(s)', ar: '٣ عضو/أعضاء' },
      },
    ],
  },
  {
    title: { en: 'Men and women', ar: 'المذكر والمؤنث' },
    rule: {
      en: 'English avoids the question. Arabic speaks to the reader in the common masculine of its interfaces, and prefers verbal nouns and passives where a person is spoken of.',
      ar: 'تتجنّب الإنجليزية السؤال. وتخاطب العربية القارئ بالصيغة الشائعة في الواجهات، وتفضّل المصدر والمبني للمجهول عند الحديث عن شخص.',
    },
    examples: [{ good: { en: 'Request accepted', ar: 'قُبل الطلب' }, bad: { en: 'He accepted', ar: 'قبل/قبلت الطلب' } }],
  },
]
