import type { Language } from '@wasla/contract/platform/language.ts'
import { pictureForMachines } from '../public-page/head.ts'
import type { GroupFacts } from './facts.ts'

type StructuredOf = { facts: GroupFacts; language: Language; publicUrl: string; share: { url: string } }

/**
 * Returns a group as structured data: an organization, to which schema.org also counts clubs. There is no property for a number of members,
 * so it is told as how often somebody joined and stayed.
 */
export const structuredGroup = ({ facts, language, publicUrl, share }: StructuredOf, url: string) => ({
  '@type': 'ProfilePage',
  url,
  inLanguage: language,
  dateCreated: facts.since,
  mainEntity: {
    '@type': 'Organization',
    name: facts.name,
    alternateName: facts.handle,
    ...(facts.words === '' ? {} : { description: facts.words }),
    image: pictureForMachines(facts.picture, publicUrl, share),
    url,
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/JoinAction',
      userInteractionCount: facts.membersCount,
    },
  },
})
