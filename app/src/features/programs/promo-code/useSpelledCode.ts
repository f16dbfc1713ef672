import { useIntl } from 'react-intl'

/** Returns a function that writes a code as it is read aloud, letter by letter, in the reader's language. */
export function useSpelledCode(): (code: string) => string {
  const intl = useIntl()
  const nameOf = (letter: string) => intl.formatMessage({ id: 'programs.code.letter' }, { letter })
  return (code) =>
    [...code]
      .map(nameOf)
      .reduce((before, next) => (before === '' ? next : intl.formatMessage({ id: 'programs.code.next' }, { before, next })), '')
}
