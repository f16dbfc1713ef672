import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Icon } from '../../icons/Icon.tsx'
import { chevron, heading, inside, item, panel, trigger } from './Accordion.css.ts'

export type AccordionProps = {
  /** Id of the section that is open at first. @default no item is open */
  defaultOpen?: string
  children: ReactNode
}

/** Sections of which at most one is open. Do not hide content in a section if every reader needs it. */
export function Accordion({ defaultOpen, children }: AccordionProps) {
  return (
    <DisclosureGroup defaultExpandedKeys={defaultOpen === undefined ? [] : [defaultOpen]} data-component="Accordion">
      {children}
    </DisclosureGroup>
  )
}

export type AccordionItemProps = {
  id: string
  title: ReactNode
  /** Count or badge after the title of the section. */
  meta?: ReactNode
  /** Heading level of the titles. @default 3 */
  level?: 2 | 3 | 4
  isDisabled?: boolean
  children: ReactNode
}

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** @selector [data-expanded] on the item; [data-hovered] [data-focus-visible] [data-disabled] on its trigger */
export function AccordionItem({ id, title, meta, level = 3, isDisabled, children }: AccordionItemProps) {
  const Tag = tags[level]
  return (
    <Disclosure id={id} isDisabled={isDisabled} className={item} data-component="AccordionItem">
      <Tag className={heading}>
        <Button slot="trigger" className={trigger} data-part="trigger">
          <span data-part="title">{title}</span>
          {meta}
          <span className={chevron}>
            <Icon name="chevron-down" />
          </span>
        </Button>
      </Tag>
      <DisclosurePanel className={panel}>
        <div className={inside} data-part="inside">
          {children}
        </div>
      </DisclosurePanel>
    </Disclosure>
  )
}
