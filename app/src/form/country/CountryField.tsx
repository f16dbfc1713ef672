import { Combobox } from '@wasla/design-system/components/Combobox'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** Field that selects a country. Every country is found by its name in either language. */
export const CountryField = (props: CountryFieldProps) => <Combobox {...useCountryChoice(props)} />
