import type { Meta, StoryObj } from '@storybook/react-vite'
import { createFormats } from '../locale/formats.ts'
import { languages, type Language } from '../locale/language.ts'
import { Text } from '../primitives/Text/Text.tsx'
import { textLooks } from '../primitives/Text/Text.css.ts'
import { Ltr } from '../primitives/Bidi/Bidi.tsx'
import type { Pair } from '../stories/say.tsx'
import { arabicType, latinType } from '../themes/type-settings.ts'
import { Island } from './Island.tsx'
import { end, mono, specimen, table, twins } from './Page.css.ts'
import { Page, Section } from './Page.tsx'

const meta = { title: 'Foundations/Type', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

const settings: Record<Language, typeof latinType.desktop> = { en: latinType.desktop, ar: arabicType.desktop }

const specimens: Record<(typeof textLooks)[number], Pair> = {
  display: { en: 'A link that pays', ar: 'صلة تثمر' },
  title: { en: 'Complete your profile', ar: 'أكمل ملفك التعريفي' },
  heading: { en: 'Link in bio', ar: 'رابط ملفك التعريفي' },
  body: {
    en: 'Complete profiles have 45% more chance to be hired by brands in Riyadh.',
    ar: 'الملفات المكتملة فرصتها أعلى بنسبة ٤٥٪ مع علامات تجارية في الرياض.',
  },
  label: { en: 'Send code', ar: 'إرسال الرمز' },
  caption: { en: '2 days ago', ar: 'قبل يومين' },
  number: { en: createFormats('en').money(1_248_050), ar: createFormats('ar').money(1_248_050) },
}
const px = (rem: string) => Math.round(Number.parseFloat(rem) * 16)
const amounts = [1_111_111, 888_888, 98_765_432, 4_750]

export const Type: StoryObj = {
  render: () => (
    <Page
      title={{ en: 'Type in two scripts', ar: 'خط بكتابتين' }}
      lead={{
        en: 'One family drawn for both scripts, Readex Pro. Each role is set twice: Arabic has more room between lines, is one step lighter, and is never tracked, for its letters join.',
        ar: 'عائلة واحدة رُسمت للكتابتين: Readex Pro. يُضبط كل دور مرتين: للعربية مسافة أوسع بين الأسطر، ووزن أخف بدرجة، ولا تباعد بين حروفها لأنها تتصل.',
      }}
    >
      <Section
        title={{ en: 'Roles, not sizes', ar: 'أدوار لا مقاسات' }}
        lead={{ en: 'Size / line / weight as on a wide screen.', ar: 'المقاس / السطر / الوزن كما في الشاشة العريضة.' }}
      >
        <div className={twins}>
          {languages.map((language) => (
            <Island key={language} language={language}>
              {textLooks.toReversed().map((look) => (
                <div key={look} className={specimen}>
                  <Text look={look} as="div">
                    {specimens[look][language]}
                  </Text>
                  <span className={mono}>
                    {look} {px(settings[language][look].size)} / {px(settings[language][look].line)} / {settings[language][look].weight}
                  </span>
                </div>
              ))}
            </Island>
          ))}
        </div>
      </Section>
      <Section
        title={{ en: 'Figures', ar: 'الأرقام' }}
        lead={{
          en: 'Readex Pro has no figures of one width, so money and tables take theirs from Mada, digits and separators only, matched in weight and height. Arabic-Indic digits come from there in every role: those of Readex are easily mistaken for one another.',
          ar: 'ليس في Readex Pro أرقام بعرض واحد، لذا تأخذ المبالغ والجداول أرقامها من Mada، الأرقام والفواصل فقط، بوزن وارتفاع متوافقين. وتُؤخذ الأرقام العربية منها في كل الأدوار، لأن أرقام Readex يسهل الخلط بينها.',
        }}
      >
        <div className={twins}>
          {languages.map((language) => (
            <Island key={language} language={language}>
              <table className={table}>
                <tbody>
                  {amounts.map((amount) => (
                    <tr key={amount}>
                      <td className={end}>
                        <Text as="span" isTabular>
                          {createFormats(language).money(amount)}
                        </Text>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Island>
          ))}
        </div>
      </Section>
      <Section title={{ en: 'One script inside the other', ar: 'كتابة داخل أخرى' }}>
        <div className={twins}>
          <Island language="en">
            <Text>
              The group مطابخ الرياض welcomes <Ltr>@noura_cooks</Ltr>, call <Ltr>+966 55 012 3478</Ltr>.
            </Text>
          </Island>
          <Island language="ar">
            <Text>
              مجموعة Riyadh Kitchens ترحّب بـ <Ltr>@noura_cooks</Ltr>، اتصل على <Ltr>+966 55 012 3478</Ltr>.
            </Text>
          </Island>
        </div>
      </Section>
    </Page>
  ),
}
