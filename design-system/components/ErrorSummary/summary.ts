import type { ValidationErrors } from '../Form/still-refused.ts'

type Entry = { name: string; label: string; message: string }

/** Returns refused fields in the order of the form. Fields without a label come last, with their message alone. */
export function summaryOf(refused: ValidationErrors, labels: Readonly<Record<string, string>>): Entry[] {
  const messageOf = (name: string) => [refused[name] ?? []].flat().join(' ')
  const unknown = Object.keys(refused).filter((name) => !(name in labels))
  return [...Object.keys(labels), ...unknown]
    .map((name) => ({ name, label: labels[name] ?? '', message: messageOf(name) }))
    .filter(({ message }) => message !== '')
}
