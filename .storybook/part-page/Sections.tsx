import { Suspense } from 'react'
import { Changes } from '@wasla/design-system/foundations/part-page/Changes.tsx'
import { Guidance } from '@wasla/design-system/foundations/part-page/Guidance.tsx'
import { halves, sections } from '@wasla/design-system/foundations/part-page/PartPage.css.ts'
import { Uses } from '@wasla/design-system/foundations/part-page/Uses.tsx'
import { words } from '@wasla/design-system/foundations/part-page/words.ts'
import { rulesOf } from '@wasla/design-system/foundations/guidance/all.ts'
import { usePartFacts, usePartName } from './part-of-page.ts'
import { PictureOfParts } from './PictureOfParts.tsx'

const AnatomyWithoutText = () => !usePartFacts().hasAnatomyText && <PictureOfParts title={words.anatomy} />

function ChangesAndUses() {
  const { changes, screens, parts } = usePartFacts()
  return (
    <div className={halves}>
      <Changes changes={changes} />
      <Uses uses={screens.length > 0 ? screens : parts} />
    </div>
  )
}

/** What is generated at the end of a part's page. A section without content is left out. */
export function Sections() {
  const name = usePartName()
  if (!name) return null
  return (
    <div className={sections}>
      <Suspense>
        <AnatomyWithoutText />
      </Suspense>
      <Guidance rules={rulesOf(name)} />
      <Suspense>
        <ChangesAndUses />
      </Suspense>
    </div>
  )
}
