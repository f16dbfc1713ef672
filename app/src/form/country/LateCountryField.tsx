import { LateCombobox } from '@wasla/design-system/components/Combobox/LateCombobox.tsx'
import { useCountryChoice, type CountryFieldProps } from './useCountryChoice.ts'

/** A `CountryField` further down a form: its list is fetched when somebody comes near. */
export const LateCountryField = (props: CountryFieldProps) => <LateCombobox {...useCountryChoice(props)} />
