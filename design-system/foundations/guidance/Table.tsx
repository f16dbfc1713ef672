import { Card } from '../../components/Card/Card.tsx'
import { Table, type TableColumn } from '../../components/Table/Table.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { useSay, type Pair } from '../../stories/say.tsx'
import type { Rule } from '../part-page/Guidance.tsx'

type Person = { id: string; name: Pair; orders: number }
const people: readonly Person[] = [
  { id: 'huda', name: { en: 'Huda', ar: 'هدى' }, orders: 1312 },
  { id: 'fahad', name: { en: 'Fahad', ar: 'فهد' }, orders: 188 },
  { id: 'yara', name: { en: 'Yara', ar: 'يارا' }, orders: 64 },
]
const words = {
  label: { en: 'Participants by orders', ar: 'المشاركون حسب الطلبات' },
  name: { en: 'Participant', ar: 'المشارك' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  sum: { en: 'Number of orders that were counted', ar: 'عدد الطلبات التي احتُسبت' },
  city: { en: 'City', ar: 'المدينة' },
  riyadh: { en: 'Riyadh', ar: 'الرياض' },
} satisfies Record<string, Pair>

function People({ orders, isNumber }: { orders: Pair; isNumber: boolean }) {
  const say = useSay()
  const { number } = useFormats()
  const columns: TableColumn<Person>[] = [
    { id: 'name', name: say(words.name), cell: ({ name }) => say(name) },
    { id: 'orders', name: say(orders), cell: (one) => number(one.orders), isNumber },
  ]
  return (
    <Card isClipped>
      <Table label={say(words.label)} columns={columns} rows={people} />
    </Card>
  )
}

type Fact = { id: string; name: string; value: string }
function useFacts(): Fact[] {
  const say = useSay()
  return [
    { id: 'city', name: say(words.city), value: say(words.riyadh) },
    { id: 'orders', name: say(words.orders), value: useFormats().number(188) },
  ]
}

function OneThing() {
  const rows = useFacts()
  const columns: TableColumn<Fact>[] = [
    { id: 'name', name: useSay()(words.name), cell: ({ name }) => name },
    { id: 'value', name: useSay()(words.orders), cell: ({ value }) => value },
  ]
  return (
    <Card isClipped>
      <Table label={useSay()(words.label)} columns={columns} rows={rows} />
    </Card>
  )
}

export const tableRules: readonly Rule[] = [
  {
    verdict: 'do',
    title: { en: 'Figures aligned at their last digit', ar: 'آحاد الأرقام بعضها تحت بعض' },
    text: {
      en: 'Set isNumber. All digits have the same width and are aligned at the end.',
      ar: 'اضبط isNumber، فتكون للأرقام كلها عرض واحد عند نهاية الخلية.',
    },
    Picture: () => <People orders={words.orders} isNumber />,
  },
  {
    verdict: 'dont',
    title: { en: 'Figures aligned like words', ar: 'أرقام مصفوفة كالكلمات' },
    text: { en: 'Readers cannot tell large from small at a glance.', ar: 'لا تميّز العين الكبير من الصغير.' },
    Picture: () => <People orders={words.orders} isNumber={false} />,
  },
  {
    verdict: 'do',
    title: { en: 'A list for facts about one thing', ar: 'قائمة لحقائق شيء واحد' },
    text: { en: 'DescriptionList shows a name and a value for each fact.', ar: 'يعرض DescriptionList اسمًا وقيمة لكل حقيقة.' },
    Picture: () => (
      <Card isPadded>
        <DescriptionList items={useFacts().map(({ id, name, value }) => ({ id, name, value }))} />
      </Card>
    ),
  },
  {
    verdict: 'dont',
    title: { en: 'A table for one thing', ar: 'جدول لشيء واحد' },
    text: { en: 'There is nothing to compare along a column.', ar: 'ليس في العمود ما يُقارن.' },
    Picture: OneThing,
  },
  {
    verdict: 'dont',
    title: { en: 'A sentence as a header', ar: 'جملة في رأس العمود' },
    text: { en: 'Headers are nouns of one or two words.', ar: 'رأس العمود اسم من كلمة أو كلمتين.' },
    Picture: () => <People orders={words.sum} isNumber />,
  },
]
