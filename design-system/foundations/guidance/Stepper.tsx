import { Stepper } from '../../components/Stepper/Stepper.tsx'
import type { Step, StepState } from '../../components/Stepper/steps.ts'
import { Say, useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

const words = {
  program: { en: 'New program', ar: 'برنامج جديد' },
  details: { en: 'Program details', ar: 'تفاصيل البرنامج' },
  audience: { en: 'Target audience', ar: 'الجمهور المستهدف' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  dates: { en: 'The end date has passed', ar: 'تاريخ النهاية مضى' },
  wrong: { en: 'There is a mistake', ar: 'يوجد خطأ' },
  fill: { en: 'Fill in the details of your program', ar: 'املأ تفاصيل برنامجك' },
  choose: { en: 'Choose who you want to reach', ar: 'اختر من تريد الوصول إليهم' },
} satisfies Record<string, Pair>

const step = (id: keyof typeof words, state: StepState, note?: Pair): Step => ({
  id,
  label: <Say pair={words[id]} />,
  state,
  ...(note && { note: <Say pair={note} /> }),
})

const nothing = () => undefined
const Steps = ({ steps }: { steps: readonly Step[] }) => <Stepper label={useSay()(words.program)} steps={steps} onChoose={nothing} />

export const stepperRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Nouns, as in the page titles', ar: 'أسماء كعناوين الصفحات' },
    text: { en: 'Each step has the title of its page.', ar: 'لكل خطوة عنوان صفحتها.' },
    Picture: () => <Steps steps={[step('details', 'done'), step('audience', 'current'), step('budget', 'locked')]} />,
  },
  {
    verdict: 'dont',
    title: { en: 'Sentences as steps', ar: 'جمل مكان الخطوات' },
    text: { en: 'People do not recognise a page by an instruction.', ar: 'لا تُعرف الصفحة من تعليماتها.' },
    Picture: () => <Steps steps={[step('fill', 'done'), step('choose', 'current'), step('budget', 'locked')]} />,
  },
  {
    verdict: 'do',
    title: { en: 'An error that says what is wrong', ar: 'خطأ يقول ما هو' },
    text: { en: 'One line below the step.', ar: 'سطر واحد تحت الخطوة.' },
    Picture: () => <Steps steps={[step('details', 'error', words.dates), step('audience', 'current'), step('budget', 'locked')]} />,
  },
  {
    verdict: 'dont',
    title: { en: 'An error that does not say what is wrong', ar: 'خطأ لا يقول ما هو' },
    text: { en: 'People have to open the step to find out.', ar: 'يضطر الناس إلى فتح الخطوة ليعرفوه.' },
    Picture: () => <Steps steps={[step('details', 'error', words.wrong), step('audience', 'current'), step('budget', 'locked')]} />,
  },
]
