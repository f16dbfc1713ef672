import { flag } from './PhoneField.css.ts'

/** The flag beside a country's name: decoration, loaded when it comes into view. */
export const Flag = ({ url }: { url: string }) => (
  <img className={flag} src={url} alt="" width={24} height={18} loading="lazy" decoding="async" />
)
