import { browserArgs } from '../../../tools/browser.ts'

/** Arguments of the browsers of journeys. Their camera shows a test picture. */
export const journeyArgs: string[] = [...browserArgs, '--use-fake-device-for-media-stream']
