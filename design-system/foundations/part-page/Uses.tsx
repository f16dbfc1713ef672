import { useState } from 'react'
import { Link } from 'react-aria-components/Link'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say } from '../../stories/say.tsx'
import type { Use } from './facts.ts'
import { list, section, use as useStyle, usePlace } from './PartPage.css.ts'
import { SectionTitle } from './SectionTitle.tsx'
import { words } from './words.ts'

/** Number of screens that the list shows until “Show all” is pressed. */
const few = 6

const Row = ({ name, place, path }: Use) => (
  <Link className={useStyle} href={`./?path=${path}`} target="_top">
    <span lang="en" dir="auto">
      {name}
    </span>
    <span className={usePlace} lang="en" dir="auto">
      {place}
    </span>
    <Icon name="chevron-end" size="small" />
  </Link>
)

/** The screens that use a part, nearest first. Pictures of the page leave this out, because changes of screens would change them. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const { number } = useFormats()
  const [isWhole, setWhole] = useState(false)
  if (uses.length === 0) return null
  const isShort = uses.length <= few + 1
  return (
    <section className={section} data-visual="absent">
      <SectionTitle title={words.uses} />
      <ul className={list}>
        {(isWhole || isShort ? uses : uses.slice(0, few)).map((one) => (
          <li key={one.path}>
            <Row {...one} />
          </li>
        ))}
      </ul>
      {!isShort && !isWhole && (
        <Inline>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            <Say pair={words.all} /> ({number(uses.length)})
          </Button>
        </Inline>
      )}
    </section>
  )
}
