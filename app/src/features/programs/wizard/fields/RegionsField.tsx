import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ChipsField } from './ChipsField.tsx'
import { placeOptions } from './place-options.ts'

type RegionsFieldProps = { name: string; label: string; value: readonly string[]; onChange: (ids: readonly string[]) => void }

/** Field for any number of regions, each of which has several countries (K-12). */
export function RegionsField(props: RegionsFieldProps) {
  const { language } = useLocale()
  return <ChipsField {...props} options={placeOptions('regions', language)} />
}
