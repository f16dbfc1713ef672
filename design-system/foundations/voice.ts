import ar from '../messages/ar.json'
import en from '../messages/en.json'
import type { Pair } from '../stories/say.tsx'

type Example = { good: Pair; bad?: Pair }
type Rule = { title: Pair; rule: Pair; examples: readonly Example[] }

/** Words of the system itself, so that an example is never other than what is really said. */
const ours = (key: keyof typeof en & keyof typeof ar): Pair => ({ en: en[key], ar: ar[key] })

/** How the product speaks, in both languages: rules, and examples that keep and break them. */
export const voice: readonly Rule[] = [
  {
    title: { en: 'Voice', ar: 'النبرة' },
    rule: {
      en: 'Calm where money is, warm where people are. We say “you” and “we”; we never blame, cheer or joke.',
      ar: 'هادئة حيث المال، ودافئة حيث الناس. نخاطب القارئ مباشرةً، ولا نلومه ولا نهلّل ولا نمزح.',
    },
    examples: [
      {
        good: {
          en: 'One step left before the check mark appears next to your name.',
          ar: 'بقيت خطوة واحدة لتظهر علامة التوثيق بجانب اسمك.',
        },
        bad: { en: 'Almost there!!! You’re doing great 🎉', ar: 'أوشكت على الانتهاء!!! أحسنت 🎉' },
      },
    ],
  },
  {
    title: { en: 'Buttons', ar: 'الأزرار' },
    rule: {
      en: 'The verb, and the thing where it is not plain. Arabic says the imperative to one reader; the catalogue decides once and stays with it.',
      ar: 'الفعل، ثم الشيء إن لم يكن واضحًا. بالعربية فعل أمر للمفرد، ويُحسم مرة في الفهرس ويُلتزم به.',
    },
    examples: [
      { good: { en: 'Yes, cancel invitation', ar: 'نعم، ألغِ الدعوة' }, bad: { en: 'OK', ar: 'موافق' } },
      { good: ours('ds.errorState.retry'), bad: { en: 'Retry operation', ar: 'إعادة محاولة تنفيذ العملية' } },
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
    title: { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
    rule: {
      en: 'What is not here, what the place is for, and the one next step.',
      ar: 'ما الذي ليس هنا، ولأي شيء هذا المكان، والخطوة الواحدة التالية.',
    },
    examples: [
      {
        good: { en: 'No invites yet. People you invite wait here until they answer.', ar: 'لا دعوات بعد. من تدعوهم ينتظرون هنا حتى يردّوا.' },
        bad: { en: 'No data', ar: 'لا توجد بيانات' },
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
        good: { en: '3 members · 11 members · 100 members', ar: '٣ أعضاء · ١١ عضوًا · ١٠٠ عضو' },
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
