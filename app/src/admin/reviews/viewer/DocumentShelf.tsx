import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { useAddressQuery } from '#shell/useAddress.ts'
import type { ReviewCase } from '../review-case.ts'
import * as styles from './DocumentShelf.css.ts'
import { DocumentViewer } from './DocumentViewer.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { useLoadedDocument, type LoadedDocument } from './useLoadedDocument.ts'

type Document = ReviewCase['documents'][number]

/**
 * Lists the documents, each with a preview of its first page. A press opens a document inside the list. The address contains the number of
 * the open document.
 */
export function DocumentShelf({ documents }: Pick<ReviewCase, 'documents'>) {
  const [params, changeQuery] = useAddressQuery()
  const open = Number(params.get('paper') ?? Number.NaN)
  const toggle = (at: number) =>
    changeQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (next.get('paper') === String(at)) next.delete('paper')
        else next.set('paper', String(at))
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <ul className={styles.list}>
      {documents.map((document, at) => (
        <ShelfItem key={document.url} {...document} isOpen={open === at + 1} onPress={() => toggle(at + 1)} />
      ))}
    </ul>
  )
}

type ShelfItemProps = Document & { isOpen: boolean; onPress: () => void }

/** One document, fetched once for both preview and viewer. */
function ShelfItem(props: ShelfItemProps) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ name, url, size, isOpen, onPress, onRetry }: ShelfItemProps & { onRetry: () => void }) {
  const id = useId()
  const loaded = useLoadedDocument(url)
  return (
    <li className={styles.item}>
      <Button className={styles.button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onPress={onPress}>
        <Thumbnail loaded={loaded} />
        <span className={styles.words}>
          <span className={styles.name}>
            <Bidi>{name}</Bidi>
          </span>
          <span className={styles.facts}>
            <Facts loaded={loaded} size={size} />
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.reading}>
          <DocumentViewer loaded={loaded} name={name} onRetry={onRetry} />
        </div>
      )}
    </li>
  )
}

function Facts({ loaded, size }: { loaded: LoadedDocument; size: number }) {
  const { fileSize } = useFormats()
  if (loaded.kind === 'locked' || loaded.kind === 'damaged' || loaded.kind === 'gone')
    return <FormattedMessage id={`admin.document.${loaded.kind}`} />
  const weight = fileSize(size)
  if (loaded.kind !== 'ready') return weight
  return <FormattedMessage id="admin.document.facts" values={{ pages: loaded.pdf.numPages, size: weight }} />
}
