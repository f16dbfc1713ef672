import type { Language } from '@wasla/contract/platform/language.ts'
import { publicPath } from '../public-page/address.ts'
import type { ProgramFacts } from './facts.ts'
import { programWords } from './words.ts'

type StructuredOf = { facts: ProgramFacts; language: Language; publicUrl: string; share: { url: string } }

/**
 * Returns a program as structured data: a service that its brand runs, open to everybody who fits, free of charge, from a day until a day.
 * It is no job, because nobody is employed, and no event. Schema.org has no property for what a participant earns, so only the description
 * says it.
 */
export const structuredProgram = ({ facts, language, publicUrl, share }: StructuredOf, url: string) => ({
  '@type': 'WebPage',
  url,
  name: facts.name,
  inLanguage: language,
  datePublished: facts.publishedOn,
  mainEntity: {
    '@type': 'Service',
    name: facts.name,
    serviceType: programWords.kind[language],
    ...(facts.words === '' ? {} : { description: facts.words }),
    image: share.url,
    url,
    provider: { '@type': 'Organization', name: facts.ownerName, url: publicUrl + publicPath('BRAND', facts.ownerUserName) },
    ...(facts.places.length === 0 ? {} : { areaServed: facts.places }),
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'SAR',
      url,
      availabilityStarts: facts.startDate,
      ...(facts.endDate === null ? {} : { availabilityEnds: facts.endDate }),
    },
  },
})
