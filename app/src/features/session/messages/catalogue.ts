import { jsonCatalogue } from '#i18n/catalogue.ts'

export const sessionMessages = jsonCatalogue('session', { en: () => import('./en.json'), ar: () => import('./ar.json') })
