import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import type { CheckedImport } from './import-rows.ts'
import * as styles from './ImportReview.css.ts'

const separators = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const
const isSeparator = (text: string): text is keyof typeof separators => Object.hasOwn(separators, text)

type ImportedFileProps = { checked: CheckedImport; onAnother: () => void }

/** Shows the file and how it was read, so that an admin sees a wrong guess before posting. */
export function ImportedFile({ checked: { file, program, result }, onAnother }: ImportedFileProps) {
  const { encoding, separator, hasDecimalComma } = result.reading
  return (
    <div className={styles.file}>
      <Icon name="file" />
      <span className={styles.fileText}>
        <b className={styles.fileName}>
          <Bidi>{file.name}</Bidi>
        </b>
        <span className={styles.says}>
          <FormattedMessage
            id="admin.import.read"
            values={{
              rows: result.rows.length,
              program: <Bidi key="program">{program.label}</Bidi>,
              encoding: <Ltr key="encoding">{encoding}</Ltr>,
              separator: (
                <FormattedMessage
                  key="separator"
                  id={`admin.import.separator.${isSeparator(separator) ? separators[separator] : 'comma'}`}
                />
              ),
              decimals: hasDecimalComma ? 'comma' : 'point',
            }}
          />
        </span>
      </span>
      <span className={styles.fileAction}>
        <Button iconStart="upload" onPress={onAnother}>
          <FormattedMessage id="admin.import.another" />
        </Button>
      </span>
    </div>
  )
}
