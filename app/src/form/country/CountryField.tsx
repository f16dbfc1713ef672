import { Combobox } from '@wasla/design-system/components/Combobox'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** Selects one of all countries, found by its name in either language. */
export const CountryField = (props: CountryFieldProps) => <Combobox {...useCountryChoice(props)} />
