import { FormattedMessage } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import type { ComparedLine } from './sections.ts'
import * as styles from './media-kits.css.ts'

/** Each figure as it was sealed beside what is true today. A difference has no colour: figures change, and that is no fault. */
export function CheckedTable({ lines }: { lines: readonly ComparedLine[] }) {
  const { language } = useFormats()
  return (
    <table className={styles.table} aria-labelledby="kit-figures">
      <thead>
        <tr>
          <th scope="col" className={styles.columnHead}>
            <VisuallyHidden>
              <FormattedMessage id="mediaKits.check.what" />
            </VisuallyHidden>
          </th>
          <th scope="col" className={styles.figureHead}>
            <FormattedMessage id="mediaKits.check.sealed" />
          </th>
          <th scope="col" className={styles.figureHead}>
            <FormattedMessage id="mediaKits.check.today" />
          </th>
          <th scope="col" className={styles.sourceHead}>
            <FormattedMessage id="mediaKits.check.source" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, tag, today, [language]: [label, value, source] }) => (
          <tr key={key}>
            <th scope="row" className={styles.what}>
              <Bidi>{label}</Bidi>
              {tag !== '' && (
                <span className={styles.tag}>
                  {' '}
                  <Ltr>{tag}</Ltr>
                </span>
              )}
              <span className={styles.sourceBelow}>
                <Bidi>{source}</Bidi>
              </span>
            </th>
            <td className={styles.sealed}>
              <Bidi>{value}</Bidi>
            </td>
            <td className={styles.today}>{today === null ? <FormattedMessage id="mediaKits.check.notShown" /> : <Bidi>{today}</Bidi>}</td>
            <td className={styles.source}>
              <Bidi>{source}</Bidi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
