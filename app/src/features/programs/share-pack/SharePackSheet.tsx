import { useCallback, useMemo, useRef, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Sheet } from '@wasla/design-system/components/Sheet'
import { useLocale } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { languageFacts } from '@wasla/design-system/locale/language.ts'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import { MyLicenceDocument } from '#shared/licence/myLicence.generated.ts'
import { coverInkOf } from '#shared/programs/status/cover-ink.ts'
import type { StoredProgram } from '../page/page-values.ts'
import { captionsOf } from './captions/caption.ts'
import { CaptionCheck } from './CaptionCheck.tsx'
import { CaptionCard } from './CaptionCard.tsx'
import { cardKinds, type CardKind } from './card-layout.ts'
import { CodePart } from './CodePart.tsx'
import { LinkPart } from './LinkPart.tsx'
import { packFiles } from './pack-files.ts'
import { SaveAllButton } from './SaveAllButton.tsx'
import { ShareCard } from './ShareCard.tsx'
import { useCardPictures } from './useCardPictures.ts'
import * as styles from './SharePack.css.ts'

export type SharePackSheetProps = {
  /** The participant's tracking link. */
  url: string
  /** The participant's code; null if the program counts no codes. */
  code: string | null
  /** Whether the program counts what comes by links. */
  hasLinks: boolean
  platforms: readonly Platform[]
  program: Pick<StoredProgram, 'id' | 'name' | 'objectiveType' | 'coverImage' | 'profile'>
  /** Photos of the promoted items, in their order. */
  photos: readonly string[]
  person: { name: string; picture: string | null }
  onClose: () => void
}

/**
 * Sheet with everything that a participant needs to post: the link and its QR code, the code, captions in both languages, and a card in each format
 * (N-01, M-11).
 */
export function SharePackSheet({ url, code, hasLinks, platforms, program, photos, person, onClose }: SharePackSheetProps) {
  const intl = useIntl()
  const { language } = useLocale()
  const { name, profile: brand } = program
  const codePlace = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<ReadonlyMap<CardKind, HTMLCanvasElement>>(new Map())
  const onDrawn = useCallback((kind: CardKind, canvas: HTMLCanvasElement) => setCards((known) => new Map(known).set(kind, canvas)), [])
  const { data: own } = useQuery(MyLicenceDocument, { context: { errors: 'mine' } })
  const licence = own?.myLicence.current?.state === 'VALID' ? own.myLicence.current.number : null
  const captions = captionsOf(
    { brand: brand.fullName, program: name, objective: program.objectiveType, url, code, hasLinks, licence },
    language,
  )
  const photoOf = (index: number) => photos[index % Math.max(1, photos.length)] ?? program.coverImage
  const pictures = useCardPictures({
    person: person.picture,
    brand: brand.profileImage,
    photos: cardKinds.map((_, index) => photoOf(index)),
  })
  const label = intl.formatMessage({ id: 'programs.pack.ad' })
  const facts = useMemo(
    () =>
      cardKinds.map(
        (_, index) =>
          pictures && {
            patternName: program.id,
            ink: coverInkOf(program.id),
            label,
            headline: name,
            address: url.replace(/^https?:\/\//u, ''),
            isRtl: languageFacts[language].direction === 'rtl',
            person: { name: person.name, picture: pictures.person },
            brand: { name: brand.fullName, picture: pictures.brand },
            photo: pictures.photos[index] ?? null,
          },
      ),
    [pictures, program.id, label, name, url, language, person.name, brand.fullName],
  )
  const files = async () => {
    const drawn = codePlace.current?.querySelector('svg')
    if (!drawn) throw new Error('The code is not drawn')
    return packFiles({ url, captions, cards, code: drawn })
  }
  return (
    <Sheet isOpen isWide onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="programs.pack.title" />}>
      <div className={styles.pack}>
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.pack.lead" values={{ name: <Bidi key="name">{name}</Bidi> }} />
        </Text>
        <LinkPart url={url} platforms={platforms} code={codePlace} />
        {code !== null && <CodePart code={code} hasLinks={hasLinks} />}
        <section aria-labelledby="pack-captions">
          <div className={styles.head}>
            <Heading level={3} look="heading" id="pack-captions">
              <FormattedMessage id="programs.pack.captions" />
            </Heading>
            <Text as="span" look="caption" tone="muted">
              <FormattedMessage id="programs.pack.keepLabel" />
            </Text>
          </div>
          <div className={styles.captions}>
            {captions.map((caption) => (
              <CaptionCard key={caption.language} caption={caption} />
            ))}
          </div>
        </section>
        <CaptionCheck needs={{ url, code, hasLinks }} />
        <section aria-labelledby="pack-cards">
          <div className={styles.head}>
            <Heading level={3} look="heading" id="pack-cards">
              <FormattedMessage id="programs.pack.cards" />
            </Heading>
            <SaveAllButton url={url} files={cards.size === cardKinds.length ? files : null} />
          </div>
          <div className={styles.cards}>
            {cardKinds.map((kind, index) => (
              <ShareCard
                key={kind}
                kind={kind}
                facts={facts[index] ?? null}
                url={url}
                caption={captions[0]?.copied ?? ''}
                onDrawn={onDrawn}
              />
            ))}
          </div>
        </section>
      </div>
    </Sheet>
  )
}
