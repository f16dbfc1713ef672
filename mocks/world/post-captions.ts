import type { Language } from '@wasla/contract/platform/language.ts'

type Captions = Readonly<Record<Language, readonly string[]>>

/** Captions of posts, by interest and language. */
export const captionsOf: Readonly<Record<string, Captions>> = {
  fashion: {
    en: ['One abaya, four evenings out', 'What I pack for three days in AlUla'],
    ar: ['عباءة واحدة لأربع مناسبات', 'ما أحمله معي لثلاثة أيام في العلا'],
  },
  beauty: {
    en: ['Three steps before Fajr, and nothing more', 'A sunscreen that survives August in Jeddah'],
    ar: ['ثلاث خطوات قبل الفجر لا أكثر', 'واقي شمس يصمد في أغسطس جدة'],
  },
  fitness: {
    en: ['Ten minutes on the mat, no jumping', 'My first 10 km: what I would do differently'],
    ar: ['عشر دقائق على السجادة بلا قفز', 'أول عشرة كيلومترات: ما كنت سأغيّره'],
  },
  health: {
    en: ['Two litres a day without counting glasses', 'Sleeping early in Ramadan: a week of notes'],
    ar: ['لتران من الماء كل يوم بلا عدّ الأكواب', 'النوم المبكر في رمضان: ملاحظات أسبوع'],
  },
  food: {
    en: ['Kabsa for two in one pan', 'The lentil soup everybody asks me for'],
    ar: ['كبسة لشخصين في قدر واحد', 'شوربة العدس التي يسألني عنها الجميع'],
  },
  coffee: {
    en: ['Light roast, lighter hand: a V60 in three minutes', 'Khawlani beans, from Jazan to the cup'],
    ar: ['تحميص فاتح ويد أخفّ: في٦٠ في ثلاث دقائق', 'البن الخولاني من جازان إلى الفنجان'],
  },
  travel: {
    en: ['Abha above the clouds, one day and one tank of fuel', 'Farasan in winter: ferry, beach and where to eat'],
    ar: ['أبها فوق الغيم في يوم واحد وبخزان وقود واحد', 'فرسان في الشتاء: العبّارة والشاطئ وأين تأكل'],
  },
  family: {
    en: ['A rainy Friday with four children', 'Grandmother taught us maamoul'],
    ar: ['جمعة ماطرة مع أربعة أطفال', 'جدتي تعلّمنا المعمول'],
  },
  parenting: {
    en: ['The first school week, hour by hour', 'Five answers to “I’m bored”'],
    ar: ['أول أسبوع في المدرسة ساعة بساعة', 'خمسة ردود على «أنا طفشان»'],
  },
  home: {
    en: ['A reading corner for under SAR 400', 'The smallest majlis I ever furnished'],
    ar: ['ركن قراءة بأقل من ٤٠٠ ريال', 'أصغر مجلس أثّثته في حياتي'],
  },
  technology: {
    en: ['A month with a folding phone: the honest part', 'Which cable you need, and which you do not'],
    ar: ['شهر مع هاتف قابل للطي بكل صراحة', 'أي سلك تحتاج إليه وأيها لا'],
  },
  gaming: {
    en: ['We lost the final by one second', 'The quiet games I play with my brother'],
    ar: ['خسرنا النهائي بثانية واحدة', 'الألعاب الهادئة التي ألعبها مع أخي'],
  },
  football: {
    en: ['Four goals in the rain', 'Five-a-side rules we made up ourselves'],
    ar: ['أربعة أهداف تحت المطر', 'قوانين اخترعناها لسداسيات الحارة'],
  },
  cars: {
    en: ['Dammam to Salalah in a car from 1987', 'What the noise under the bonnet was'],
    ar: ['من الدمام إلى صلالة بسيارة من ١٩٨٧', 'سرّ الصوت تحت غطاء المحرك'],
  },
  business: {
    en: ['The contract I should have read twice', 'Prices: how I learned to say mine'],
    ar: ['العقد الذي كان عليّ أن أقرأه مرتين', 'كيف تعلّمت أن أقول سعري'],
  },
  finance: {
    en: ['Where the first SAR 10,000 went', 'A budget on one sheet of paper'],
    ar: ['أين ذهبت أول عشرة آلاف ريال', 'ميزانية على ورقة واحدة'],
  },
  education: {
    en: ['Six weeks of Arabic handwriting', 'The question that woke the whole class'],
    ar: ['ستة أسابيع مع خط الرقعة', 'السؤال الذي أيقظ الصف كله'],
  },
  books: {
    en: ['One book a week: what stayed', 'Cities of Salt, in two minutes'],
    ar: ['كتاب كل أسبوع: ما الذي بقي', 'مدن الملح في دقيقتين'],
  },
  art: {
    en: ['Four hours of ink in forty seconds', 'The wall in Al Balad, before and after'],
    ar: ['أربع ساعات من الحبر في أربعين ثانية', 'جدار البلد قبل الرسم وبعده'],
  },
  photography: {
    en: ['Blue hour at Diriyah', 'One lens, one street, one evening'],
    ar: ['الساعة الزرقاء في الدرعية', 'عدسة واحدة وشارع واحد ومساء واحد'],
  },
  music: {
    en: ['An oud, a kitchen and good echo', 'Samri, the way my uncle plays it'],
    ar: ['عود ومطبخ وصدى جميل', 'السامري كما يعزفه خالي'],
  },
  comedy: {
    en: ['The meeting that could have been a nod', 'Parking at my cousin’s wedding'],
    ar: ['اجتماع كانت تكفيه هزّة رأس', 'البحث عن موقف في عرس ابن عمي'],
  },
  pets: {
    en: ['The cat chose the new sofa', 'Summer walks before six in the morning'],
    ar: ['القطة هي من اختارت الكنبة', 'نزهات الصيف قبل السادسة صباحًا'],
  },
  culture: {
    en: ['How a rawshan keeps a room cool', 'Three proverbs from Najd and where they come from'],
    ar: ['كيف يبرّد الروشان الغرفة', 'ثلاثة أمثال من نجد وقصة كل منها'],
  },
}

/** Captions for any interest. */
export const commonCaptions: Captions = {
  en: [
    'Your questions of this month, answered in one go',
    'What a day of filming really looks like',
    'The five things I always have in my bag',
    'A year in twelve pictures',
    'Behind the scenes, with everything that went wrong',
    'The shop around the corner that deserves a queue',
    'Founding Day, the way we spend it',
    'Small changes that I kept',
    'The post that began all this',
  ],
  ar: [
    'أسئلتكم لهذا الشهر وإجاباتها دفعة واحدة',
    'كيف يبدو يوم التصوير في الحقيقة',
    'خمسة أشياء لا تفارق حقيبتي',
    'سنة في اثنتي عشرة صورة',
    'ما وراء الكواليس بكل ما لم ينجح',
    'دكان الحارة الذي يستحق الطابور',
    'يوم التأسيس كما نقضيه',
    'تغييرات صغيرة بقيت معي',
    'المنشور الذي بدأ منه كل شيء',
  ],
}
