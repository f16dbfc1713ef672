import type { NotificationType } from '../record.ts'
import type { Write } from './text.ts'
import type { TextValues } from './values.ts'

/*
 * A name does not show whether its owner is a man, a woman, a business or several people. A verb would have to agree with its owner,
 * so sentences use nouns («دعوة من…») instead of verbs.
 */
const from = ({ sender }: TextValues) => (sender === null ? '' : ` من ${sender}`)
const groupNamed = ({ group }: TextValues) => (group === null ? 'إحدى المجموعات' : `مجموعة ${group}`)
const programNamed = ({ program }: TextValues) => (program === null ? 'أحد البرامج' : `برنامج ${program}`)
const because = ({ reason }: TextValues) => (reason === null ? '' : `: ${reason}`)
const theAmount = ({ amount }: TextValues) => (amount === null ? 'مبلغ' : `مبلغ ${amount}`)

const resultIn = (values: TextValues) =>
  values.sender === null ? `إحدى نتائجك في ${programNamed(values)}` : `نتيجة جاءت عن طريق ${values.sender} في ${programNamed(values)}`

const rewardIn = (values: TextValues) =>
  values.sender === null
    ? `مكافأتك (${theAmount(values)}) في ${programNamed(values)}`
    : `مكافأة ${values.sender} (${theAmount(values)}) في ${programNamed(values)}`

/** Text of each change of a program's status. Keys are the new status, as the API spells it. */
const statusChanges: Readonly<Record<string, (program: string) => string>> = {
  Soon: (program) => `أُعلن عن ${program} وسيبدأ قريبًا`,
  Active: (program) => `${program} نشط الآن`,
  OnHold: (program) => `${program} متوقف مؤقتًا`,
  Retired: (program) => `انتهى ${program}`,
  Draft: (program) => `عاد ${program} إلى المسودات`,
}

const statusChange = (values: TextValues) => {
  const program = programNamed(values)
  return statusChanges[values.programStatus ?? '']?.(program) ?? `تغيّرت حالة ${program}`
}

const forms = new Intl.PluralRules('ar')

/** Text for a number of new people with its verb, by plural form. */
const people: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لا يوجد أشخاص جدد يطابقون',
  one: () => 'شخص جديد واحد يطابق',
  two: () => 'شخصان جديدان يطابقان',
  few: (count) => `${count} أشخاص جدد يطابقون`,
  many: (count) => `${count} شخصًا جديدًا يطابقون`,
  other: (count) => `${count} شخص جديد يطابقون`,
}

/** Text for a number of days until a licence ends, by plural form. */
const licenceEnds: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'اليوم',
  one: () => 'غدًا',
  two: () => 'بعد يومين',
  few: (count) => `بعد ${count} أيام`,
  many: (count) => `بعد ${count} يومًا`,
  other: (count) => `بعد ${count} يوم`,
}

/** Text for a number of results that wait for their owner, by plural form. */
const waiting: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لا نتائج بانتظارك',
  one: () => 'نتيجة واحدة بانتظارك',
  two: () => 'نتيجتان بانتظارك',
  few: (count) => `${count} نتائج بانتظارك`,
  many: (count) => `${count} نتيجة بانتظارك`,
  other: (count) => `${count} نتيجة بانتظارك`,
}

/** Returns the clause about the day on which the only result counts, or the first of several results. */
const first = ({ day, count }: TextValues) =>
  day === null ? '' : count.value === 1 ? `، وستُحتسب تلقائيًا في ${day}` : `، وتُحتسب أولاها تلقائيًا في ${day}`
/** Text for a number of clicks, by plural form, as the subject of a passive verb. */
const clicks: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'أي نقرة',
  one: () => 'نقرة واحدة',
  two: () => 'نقرتان',
  few: (count) => `${count} نقرات`,
  many: (count) => `${count} نقرة`,
  other: (count) => `${count} نقرة`,
}
const clicksOf = (values: TextValues) =>
  [
    clicks[forms.select(values.count.value)](values.count.text),
    values.sender === null ? '' : ` على رابط ${values.sender}`,
    values.day === null ? '' : ` يوم ${values.day}`,
    ` في ${programNamed(values)}`,
  ].join('')

const ofShare = ({ percent }: TextValues) => (percent === null ? '' : ` ${percent.text}`)

/** The text of each notification in Arabic. */
export const arabic: Readonly<Record<NotificationType, Write>> = {
  MANAGED_ACCOUNT_CREATED: (values) => ({ title: 'طلب إدارة أعمالك', content: `وصلك طلب${from(values)} لإدارة أعمالك` }),
  GROUP_INVITATION_CREATED: (values) => ({
    title: 'دعوة إلى مجموعة',
    content: `وصلتك دعوة${from(values)} للانضمام إلى ${groupNamed(values)}`,
  }),
  REQUEST_TO_JOIN_GROUP_ACCEPTED: (values) => ({
    title: 'انضممت إلى مجموعة',
    content: `قُبل طلبك للانضمام إلى ${groupNamed(values)}`,
  }),
  REQUEST_TO_JOIN_GROUP_REJECTED: (values) => ({
    title: 'رُفض طلب الانضمام',
    content: `لم يُقبل طلبك للانضمام إلى ${groupNamed(values)}`,
  }),
  ADMIN_BUSINESS_VERIFICATION_APPROVED: () => ({
    title: 'تم توثيق منشأتك',
    content: 'قُبلت مستنداتك، وظهرت علامة التوثيق بجانب اسم منشأتك.',
  }),
  ADMIN_BUSINESS_VERIFICATION_REJECTED: (values) => ({
    title: 'لم يتم توثيق منشأتك',
    content: `لم نتمكن من قبول مستنداتك${because(values)}`,
  }),
  IDENTITY_VERIFICATION_APPROVED: () => ({ title: 'تم توثيق هويتك', content: 'ستظهر علامة التوثيق بجانب اسمك عند اكتمال جميع الخطوات.' }),
  IDENTITY_VERIFICATION_REJECTED: (values) => ({
    title: 'لم يتم توثيق هويتك',
    content: `لم نتمكن من توثيق هويتك${because(values)}`,
  }),
  WAITING_LIST_ADMITTED: () => ({ title: 'تم قبولك', content: 'حسابك جاهز. وثّق هويتك لتبدأ.' }),
  GROUP_OWNERSHIP_TRANSFERRED: (values) => ({
    title: 'أصبحت مالك مجموعة',
    content: `انتقلت إليك ملكية ${groupNamed(values)}${from(values)}`,
  }),
  PROGRAM_REQUEST_CREATED: (values) => ({
    title: 'متقدم جديد',
    content: `وصلك طلب${from(values)} للانضمام إلى ${programNamed(values)}`,
  }),
  PROGRAM_REQUEST_ACCEPTED: (values) => ({
    title: 'انضممت إلى برنامج',
    content: `قُبل طلبك للانضمام إلى ${programNamed(values)}`,
  }),
  PROGRAM_REQUEST_REJECTED: (values) => ({
    title: 'رُفض طلب الانضمام',
    content: `لم يُقبل طلبك للانضمام إلى ${programNamed(values)}`,
  }),
  PROGRAM_STATUS_CHANGED: (values) => ({ title: 'تحديث البرنامج', content: `${statusChange(values)}${because(values)}` }),
  PROGRAM_BUDGET_ALERT: (values) => ({
    title: 'ميزانية البرنامج',
    content:
      values.percent === null || values.percent.value >= 100
        ? `نفدت ميزانية ${programNamed(values)}. زِد الميزانية ليستمر البرنامج.`
        : `صُرف ${values.percent.text} من ميزانية ${programNamed(values)}`,
  }),
  PROGRAM_MILESTONE_ACHIEVED: (values) => ({
    title: 'مرحلة جديدة',
    content:
      values.sender === null
        ? `بلغت مرحلة جديدة في ${programNamed(values)}`
        : `مرحلة جديدة في ${programNamed(values)} بلغها ${values.sender}`,
  }),
  PROGRAM_EARNING_RECEIVED: (values) => ({
    title: 'وصلتك مكافأة',
    content: `أُضيف إلى محفظتك ${theAmount(values)} من ${programNamed(values)}`,
  }),
  WALLET_TOP_UP_SUCCEEDED: (values) => ({ title: 'تم شحن المحفظة', content: `أُضيف إلى محفظتك ${theAmount(values)}` }),
  WALLET_TOP_UP_FAILED: () => ({ title: 'تعذّر شحن المحفظة', content: 'لم تتم عملية الدفع، ولم يُضَف أي مبلغ إلى محفظتك.' }),
  WALLET_TOP_UP_RETURNED: (values) => ({
    title: 'أُعيد إليك مبلغ شحن',
    content: `أُعيد إليك ${theAmount(values)} من شحن سابق، ولم يعد ضمن رصيد محفظتك`,
  }),
  WITHDRAWAL_SUCCEEDED: (values) => ({ title: 'اكتمل السحب', content: `حُوّل ${theAmount(values)} إلى حسابك البنكي` }),
  WITHDRAWAL_FAILED: (values) => ({
    title: 'تعذّر السحب',
    content: `تعذّر السحب وأُعيد ${values.amount === null ? 'المبلغ' : theAmount(values)} إلى محفظتك`,
  }),
  FRIEND_INVITATION_RECEIVED: (values) => ({
    title: 'دعوة من صديق',
    content: `وصلتك دعوة${from(values)} للانضمام، ولديك حساب بالفعل`,
  }),
  GROUP_REQUEST_CREATED: (values) => ({
    title: 'طلب انضمام',
    content: `وصلك طلب${from(values)} للانضمام إلى ${groupNamed(values)}`,
  }),
  PROGRAM_CONVERSION_APPROVED: (values) => ({
    title: 'احتُسبت نتيجة',
    content: `بعد المراجعة احتُسبت ${resultIn(values)}${because(values)}`,
  }),
  PROGRAM_CONVERSION_REJECTED: (values) => ({
    title: 'لم تُحتسب نتيجة',
    content: `بعد المراجعة لم تُحتسب ${resultIn(values)}${because(values)}`,
  }),
  SECOND_LOOK_COUNTED: (values) => ({
    title: 'انتهت المراجعة',
    content: `احتُسب ما طلبت مراجعته في ${programNamed(values)}${because(values)}`,
  }),
  SECOND_LOOK_UPHELD: (values) => ({
    title: 'انتهت المراجعة',
    content: `لم يُحتسب ما طلبت مراجعته في ${programNamed(values)}${because(values)}`,
  }),
  PROGRAM_REWARD_HELD: (values) => ({
    title: 'مكافأة قيد المراجعة',
    content: `${rewardIn(values)} قيد المراجعة، لأن رقم جوال أو حسابًا بنكيًا مشترك بينك وبين ${values.sender ?? 'العلامة التجارية'}`,
  }),
  PROGRAM_REWARD_APPROVED: (values) => ({
    title: 'تمت الموافقة على المكافأة',
    content: `${rewardIn(values)} رُوجعت وستُصرف في موعدها${because(values)}`,
  }),
  PROGRAM_REWARD_REFUSED: (values) => ({
    title: 'رُفضت المكافأة',
    content: `${rewardIn(values)} رُوجعت ولن تُصرف${because(values)}`,
  }),
  PROGRAM_RESULTS_WAITING: (values) => ({
    title: 'نتائج بانتظارك',
    content: `${waiting[forms.select(values.count.value)](values.count.text)} في ${programNamed(values)}${first(values)}`,
  }),
  NETWORK_CASE_COUNTED: (values) => ({
    title: 'احتُسبت نقرات من شبكة واحدة',
    content: `بعد المراجعة احتُسبت لذلك اليوم ${clicksOf(values)} جاءت من شبكة واحدة`,
  }),
  NETWORK_CASE_REFUSED: (values) => ({
    title: 'لم تُحتسب نقرات من شبكة واحدة',
    content: `لم تُحتسب ${clicksOf(values)} لأنها جاءت من شبكة واحدة. ${
      values.sender === null ? 'يمكنك طلب مراجعة من صفحة أدائي.' : 'لا تدفع شيئًا مقابلها.'
    }`,
  }),
  PROGRAM_OUTAGE_STARTED: (values) => ({
    title: values.sender === null ? 'روابط برنامجك لا تعمل' : 'رابط لا يعمل',
    content:
      values.sender === null
        ? `روابط ${programNamed(values)} لا تعمل كما ينبغي. اطّلع على السبب، وأعد الفحص بعد إصلاحه.`
        : `الصفحة التي يفتحها رابطك في ${programNamed(values)} لا تعمل الآن. لن يُؤخذ عليك شيء من هذا الوقت.`,
  }),
  PROGRAM_OUTAGE_ENDED: (values) => ({
    title: 'انتهى الانقطاع',
    content:
      values.sender === null
        ? `انتهى انقطاع صفحتك في ${programNamed(values)}`
        : `انتهى انقطاع الصفحة في ${programNamed(values)}. ما كسبته يبقى لك.`,
  }),
  WEBHOOK_ENDPOINT_OFF: ({ host }) => ({
    title: 'عُطّلت إشعارات الأنظمة',
    content: `${host === null ? 'أحد العناوين المستقبِلة لم يقبل' : `العنوان ${host} لم يقبل`} الإشعارات، فأوقفنا إرسالها إليه. يمكنك إعادة إرسال أحداث آخر ٣٠ يومًا.`,
  }),
  SPLIT_PROPOSED: (values) => ({
    title: 'اقتراح نسبة من المكافآت',
    content: `وصلك اقتراح${from(values)} بنسبة${ofShare(values)} من المكافآت. لا يبدأ إلا بموافقتك.`,
  }),
  SPLIT_AGREED: (values) => ({
    title: 'تمت الموافقة على النسبة',
    content: `وصلتك الموافقة${from(values)} على نسبة${ofShare(values)} من المكافآت`,
  }),
  SPLIT_DECLINED: (values) => ({
    title: 'رُفض اقتراح النسبة',
    content: `وصلك رفض${from(values)} لاقتراح نسبة${ofShare(values)} من المكافآت. لم يتغير شيء.`,
  }),
  SPLIT_ENDED: (values) => ({
    title: 'انتهت النسبة',
    content: `وصلك إنهاء${from(values)} لنسبة${ofShare(values)} من المكافآت. ما استُحق قبل ذلك يبقى كما هو.`,
  }),
  SPLIT_SHARE_RECEIVED: (values) => ({
    title: 'وصلتك نسبتك',
    content: `أُضيف إلى محفظتك ${theAmount(values)} من مكافآت ${values.sender ?? 'أحد المؤثرين'}`,
  }),
  API_KEY_MADE: ({ keyName }) => ({
    title: 'مفتاح ربط جديد',
    content: `أُنشئ ${keyName === null ? 'مفتاح ربط لملفك' : `المفتاح ${keyName}`}. إن لم تكن أنت من أنشأه فأزله الآن.`,
  }),
  DATA_ARCHIVE_REQUESTED: () => ({
    title: 'طُلب أرشيف بياناتك',
    content: 'نجهّزه الآن. إن لم تطلبه أنت فراسلنا فورًا.',
  }),
  DATA_ARCHIVE_READY: () => ({
    title: 'أرشيف بياناتك جاهز',
    content: 'يمكنك تنزيله خلال ٧ أيام، ثم نحذفه.',
  }),
  ACCOUNT_DELETION_REQUESTED: ({ day }) => ({
    title: 'سيُحذف حسابك',
    content: `يُحذف حسابك نهائيًا ${day === null ? 'قريبًا' : `في ${day}`}. حتى ذلك الحين يمكنك الإبقاء عليه.`,
  }),
  ACCOUNT_DELETION_HELD: () => ({
    title: 'لا يمكن حذف حسابك الآن',
    content: 'وصل مبلغ إلى محفظتك. أبقِ على حسابك واسحب المبلغ، ثم احذف الحساب من جديد.',
  }),
  LICENCE_APPROVED: () => ({
    title: 'تم التحقق من ترخيصك',
    content: 'تحققنا من ترخيصك، وعلامته ظاهرة الآن في ملفك.',
  }),
  LICENCE_DECLINED: (values) => ({
    title: 'لم يُعتمد ترخيصك',
    content: `لم يُعتمد ترخيصك${because(values)}`,
  }),
  LICENCE_EXPIRES: ({ day, count }) => ({
    title: 'ترخيصك على وشك الانتهاء',
    content: `ينتهي ترخيصك ${licenceEnds[forms.select(count.value)](count.text)}${day === null ? '' : ` (${day})`}. جدّده ثم أرسل إلينا المستند الجديد.`,
  }),
  PROGRAM_REQUESTED: (values) => ({
    title: 'علامة تجارية تطلب انضمامك',
    content: `وصلك طلب${from(values)} للانضمام إلى ${programNamed(values)}. القرار لك، والانضمام يتم كالمعتاد.`,
  }),
  PROPOSAL_REQUESTED: (values) => ({
    title: 'وصل رد على عرضك',
    content: `وصل طلب${from(values)} إلى مؤثّرين من عرضك للانضمام إلى ${programNamed(values)}`,
  }),
  SAVED_PEOPLE_FILTER_MATCHED: (values) => ({
    title: 'نتائج جديدة',
    content: `${people[forms.select(values.count.value)](values.count.text)} ${values.filter ?? 'بحثك المحفوظ'}`,
  }),
}
