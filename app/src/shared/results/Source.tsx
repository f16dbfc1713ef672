import { FormattedMessage } from 'react-intl'
import { approvedByCodeIn, type ChannelCounts } from './channels.ts'

type SourceProps = { channels: readonly ChannelCounts[]; isOwn?: boolean }

/** Names the source of results. Every chart shows its source (E-06). Codes are named if results came by them. */
export function ResultsSource({ channels, isOwn = false }: SourceProps) {
  const source = isOwn ? 'results.source.own' : 'results.source.links'
  return <FormattedMessage id={approvedByCodeIn(channels) > 0 ? `${source}.codes` : source} />
}

/** Returns a notice if the figures are invented, as in a demo. */
export const demoWords = (isDemo: boolean) => (isDemo ? <FormattedMessage id="results.demo" /> : undefined)
