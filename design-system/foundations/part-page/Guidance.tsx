import type { ComponentType } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Say, type Pair } from '../../stories/say.tsx'
import { rule, rulePicture, rules as rulesStyle, ruleTitle, section, verdictSign, verdictWords } from './PartPage.css.ts'
import { SectionTitle } from './SectionTitle.tsx'
import { words } from './words.ts'

/** A rule for the use of a part: a picture drawn with the part itself, and why it is right or wrong. */
export type Rule = { verdict: 'do' | 'dont'; title: Pair; text: Pair; Picture: ComponentType }

/** A picture is `inert`, so that people cannot press what is wrong. Screen readers and axe read the words of the rule instead. */
const RuleFigure = ({ verdict, title, text, Picture }: Rule) => (
  <figure className={rule} data-verdict={verdict}>
    <div className={rulePicture} inert>
      <Picture />
    </div>
    <figcaption className={verdictWords[verdict]}>
      <span className={verdictSign[verdict]}>
        <Icon name={verdict === 'do' ? 'check' : 'close'} size="small" />
      </span>
      <span>
        <strong className={ruleTitle}>
          <VisuallyHidden>
            <Say pair={words[verdict]} />{' '}
          </VisuallyHidden>
          <Say pair={title} />
        </strong>
        <Say pair={text} />
      </span>
    </figcaption>
  </figure>
)

/** The rules of a part, what to do beside what not to do. */
export function Guidance({ rules }: { rules: readonly Rule[] }) {
  if (rules.length === 0) return null
  return (
    <section className={section}>
      <SectionTitle title={words.rules} />
      <div className={rulesStyle}>
        {rules.map((one) => (
          <RuleFigure key={one.title.en} {...one} />
        ))}
      </div>
    </section>
  )
}
