import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { ReviewCase } from '../CaseScreen.tsx'
import * as styles from './PaperShelf.css.ts'
import { PaperViewer } from './PaperViewer.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { usePaper, type Paper } from './usePaper.ts'

type Document = ReviewCase['documents'][number]

/** The papers under each other, each with a look at its first page; a press reads it in its place. Which one is open is part of the address. */
export function PaperShelf({ documents }: Pick<ReviewCase, 'documents'>) {
  const [params, setParams] = useSearchParams()
  const open = Number(params.get('paper') ?? Number.NaN)
  const toggle = (at: number) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current)
        if (at === open) next.delete('paper')
        else next.set('paper', String(at))
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <ul className={styles.list}>
      {documents.map((document, at) => (
        <ShelfPaper key={document.url} {...document} isOpen={open === at + 1} onPress={() => toggle(at + 1)} />
      ))}
    </ul>
  )
}

type ShelfPaperProps = Document & { isOpen: boolean; onPress: () => void }

/** One paper, fetched once for the look at it and for reading. */
function ShelfPaper(props: ShelfPaperProps) {
  const [attempt, setAttempt] = useState(1)
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function Attempt({ name, url, size, isOpen, onPress, onRetry }: ShelfPaperProps & { onRetry: () => void }) {
  const id = useId()
  const paper = usePaper(url)
  return (
    <li className={styles.paper}>
      <Button className={styles.button} aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onPress={onPress}>
        <Thumbnail paper={paper} />
        <span className={styles.words}>
          <span className={styles.name}>
            <Bidi>{name}</Bidi>
          </span>
          <span className={styles.facts}>
            <Facts paper={paper} size={size} />
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </Button>
      {isOpen && (
        <div id={id} className={styles.reading}>
          <PaperViewer paper={paper} name={name} onRetry={onRetry} />
        </div>
      )}
    </li>
  )
}

function Facts({ paper, size }: { paper: Paper; size: number }) {
  const { fileSize } = useFormats()
  if (paper.kind === 'locked' || paper.kind === 'damaged' || paper.kind === 'gone')
    return <FormattedMessage id={`admin.paper.${paper.kind}`} />
  const weight = fileSize(size)
  if (paper.kind !== 'ready') return weight
  return <FormattedMessage id="admin.paper.facts" values={{ pages: paper.pdf.numPages, size: weight }} />
}
