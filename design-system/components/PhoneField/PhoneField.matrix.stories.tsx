import type { Meta, StoryObj } from '@storybook/react-vite'
import { countries as codes } from 'country-flag-icons'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
import { phoneReasons } from './parsePhone.ts'
import { sampleCountries } from './phone-countries.sample.ts'

const meta = { title: 'Components/PhoneField/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const typed: Record<(typeof phoneReasons)[number], string> = {
  empty: '',
  notANumber: '5+5',
  unknownCountry: '+999',
  tooShort: '55',
  tooLong: '5501234789999',
}

function Everything() {
  const countries = sampleCountries(useLocale().language, (iso) => `/flags/${iso}.svg`)
  const field = (props: Partial<PhoneFieldProps>) => (
    <PhoneField label={<Say pair={{ en: 'Mobile number', ar: 'رقم الجوال' }} />} countries={countries} {...props} />
  )
  const cases: Case[] = [
    ...phoneReasons.map((reason) => ({ name: reason, node: field({ defaultNational: typed[reason], isReasonShown: true }) })),
    ...countries.map((country) => ({ name: country.id, node: field({ defaultCountryId: country.id }) })),
    ...Object.entries(stress).map(([name, pair]) => ({ name, node: field({ label: <Say pair={pair} />, hint: <Say pair={pair} /> }) })),
  ]
  return <Matrix isNarrow cases={cases} />
}

export const EveryReasonAndCountry: StoryObj = { render: () => <Everything /> }

/* Names and flags of the whole world. The calling codes are made up, because only their number matters here. */
function World() {
  const { language } = useLocale()
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const countries = codes
    .filter((code) => code.length === 2)
    .map((code, at) => ({
      id: code,
      name: names.of(code) ?? code,
      searchNames: [code],
      dialCode: `+${100 + at}`,
      nationalLength: 9,
      flagUrl: `/flags/${code}.svg`,
    }))
  return <PhoneField label={<Say pair={{ en: 'Mobile number', ar: 'رقم الجوال' }} />} countries={countries} defaultCountryId="SA" />
}

export const WholeWorld: StoryObj = { render: () => <World /> }
